offline = Jsi offline. Stůl se vrátí sám.
install = Nainstalovat Regnum
