/**
 * Addresses of the first file of each face as the bundler serves it, for `<link rel="preload">`.
 * Only for bundled code: plain Node cannot import a font.
 */
export { default as displayFont } from '@colada/tokens/fonts/display.woff2?url'
export { default as textFont } from '@colada/tokens/fonts/text.woff2?url'
