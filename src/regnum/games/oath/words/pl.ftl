oath-title = Oath
oath-tagline = Imperium, którego opowieść trwa od gry do gry.
