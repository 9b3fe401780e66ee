const linearize = (byte: number): number => {
  const value = byte / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

/**
 * Relative luminance as WCAG 2.2 defines it.
 *
 * @returns 0 to 1
 * @throws {TypeError} if `hex` is not a `#RRGGBB` colour
 */
const relativeLuminance = (hex: string): number => {
  if (!/^#[0-9a-f]{6}$/i.test(hex)) throw new TypeError(`Not a #RRGGBB colour: ${hex}`)
  const [red, green, blue] = [1, 3, 5].map((at) => linearize(Number.parseInt(hex.slice(at, at + 2), 16)))
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}

/**
 * Contrast ratio of two `#RRGGBB` colours.
 *
 * @returns 1 to 21
 * @throws {TypeError} if a colour has another format
 */
export const contrastRatio = (one: string, other: string): number => {
  const [darker, lighter] = [relativeLuminance(one), relativeLuminance(other)].toSorted((a, b) => a - b)
  return (lighter! + 0.05) / (darker! + 0.05)
}
