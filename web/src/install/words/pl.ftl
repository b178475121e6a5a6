offline = Jesteś offline. Stół wróci sam.
install = Zainstaluj Regnum
