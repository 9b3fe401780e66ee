import '@colada/tokens/css'
