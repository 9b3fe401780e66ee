import { screenStyle } from '@colada/tokens/layered'

/** As tall as the window, so that what is below does not move when the lines arrive. */
export const waiting = screenStyle({ minBlockSize: '100dvh' })
