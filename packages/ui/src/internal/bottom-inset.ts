/**
 * CSS variable with the height of the cookie banner. Bars, toasts and buttons at the bottom of the window are positioned
 * above it.
 */
export const bottomInsetVariable = '--colada-bottom-inset'
export const bottomInset = `var(${bottomInsetVariable}, 0px)`

/**
 * CSS variable with the part of the window, from its end, that toasts cover. Elements that get the focus are scrolled above
 * it.
 */
export const toastInsetVariable = '--colada-toast-inset'
export const toastInset = `var(${toastInsetVariable}, 0px)`
