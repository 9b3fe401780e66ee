/** Widths worth looking at, in px: the spec's breakpoints, the narrowest phone and a common desk (spec 001 §9). */
export const widths = { w320: 320, w367: 367, w550: 550, w768: 768, w1023: 1023, w1280: 1280 } as const
