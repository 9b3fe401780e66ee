/** `color.text.primary` → `colada-color-text-primary`: the names are a public, stable interface. */
export const variableName = (path: readonly string[]): string =>
  `colada-${path.join('-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
