/** Where the browser keeps a theme chosen by hand; without one the system decides. */
export const themeKey = 'colada_theme'
