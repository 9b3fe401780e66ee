/**
 * Addresses of the two font files as the bundler serves them, for `<link rel="preload">`.
 * Only for bundled code: plain Node cannot import a font.
 */
export { default as displayFont } from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url'
export { default as textFont } from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
