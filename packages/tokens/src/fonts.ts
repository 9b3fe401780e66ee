/**
 * URLs of the first file of each face, for `<link rel="preload">`.
 * For bundled code only: Node cannot import a font.
 */
export { default as displayFont } from '@colada/tokens/fonts/display.woff2?url'
export { default as textFont } from '@colada/tokens/fonts/text.woff2?url'
