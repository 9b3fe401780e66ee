/**
 * CSS variable with the height of the cookie banner. Bars and buttons at the bottom of the window are positioned
 * above it.
 */
export const bottomInsetVariable = '--colada-bottom-inset'
export const bottomInset = `var(${bottomInsetVariable}, 0px)`
