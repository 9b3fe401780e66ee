import { screenStyle } from '@colada/tokens/layered'

/** As tall as the window, so that loaded lines shift no visible content. */
export const loading = screenStyle({ minBlockSize: '100dvh' })
