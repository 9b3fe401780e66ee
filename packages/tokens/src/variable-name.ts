/** `color.text.primary` → `colada-color-text-primary`. The names are a stable public interface. */
export const variableName = (path: readonly string[]): string =>
  `colada-${path.join('-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
