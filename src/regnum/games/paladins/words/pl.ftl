paladins-title = Paladyni Zachodniego Królestwa
paladins-tagline = Buduj, nawracaj i broń granic wstrząśniętego królestwa.
