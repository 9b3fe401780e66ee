export { layers } from './layers.css.ts'
export { vars } from './contract.css.ts'
export { breakpoints, media, type Breakpoint } from './media.ts'
