/** CSS anchor name of the bottom bar, above which toasts are positioned. */
export const bottomAnchor = '--foot'
