offline = You are offline. The table comes back by itself.
install = Install Regnum
