/**
 * CSS variable with the height of the cookie banner on a phone or tablet. Bars, toasts and buttons at the bottom of the window are
 * positioned above it.
 */
export const bottomInsetVariable = '--colada-bottom-inset'
export const bottomInset = `var(${bottomInsetVariable}, 0px)`
