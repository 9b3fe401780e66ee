/** Viewport widths in px: the breakpoints of spec 001 §9, the narrowest phone and a common desktop. */
export const widths = { w320: 320, w367: 367, w550: 550, w768: 768, w1023: 1023, w1280: 1280 } as const
