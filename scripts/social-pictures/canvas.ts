import type { Coverage } from './coverage.ts'

/** Red, green and blue, 0 to 255. */
export type Color = readonly [number, number, number]

/**
 * Parses a hexadecimal or named colour of the drawings.
 *
 * @throws Error on any other
 */
export function parseColor(text: string): Color {
  const [, digits = ''] = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text) ?? []
  const named = { white: 'ffffff', black: '000000', red: 'ff0000' }[text]
  const full = named ?? (digits.length === 3 ? digits.replace(/./g, '$&$&') : digits)
  if (full === '') throw new Error(`A drawing has the unsupported colour ${text}.`)
  return [0, 2, 4].map((at) => Number.parseInt(full.slice(at, at + 2), 16)) as unknown as Color
}

/** An opaque RGB bitmap. */
export class Canvas {
  readonly width: number
  readonly height: number
  readonly pixels: Uint8Array

  constructor(width: number, height: number, background: Color) {
    this.width = width
    this.height = height
    this.pixels = new Uint8Array(width * height * 3)
    this.pixels.set(background)
    // Each copy doubles the filled part.
    for (let filled = 3; filled < this.pixels.length; filled *= 2) this.pixels.copyWithin(filled, 0, filled)
  }

  /** Blends a colour over the covered pixels, multiplied by opacity and masks. */
  paint(coverage: Coverage, color: Color, opacity: number, masks: readonly Coverage[]): void {
    const { pixels } = this
    const [red, green, blue] = color
    for (let y = 0; y < coverage.height; y += 1) {
      let at = ((coverage.top + y) * this.width + coverage.left) * 3
      for (let x = 0; x < coverage.width; x += 1, at += 3) {
        const covered = coverage.values[y * coverage.width + x]!
        if (covered === 0) continue
        let share = (covered > 1 ? 1 : covered) * opacity
        for (const mask of masks) share *= maskValue(mask, coverage.left + x, coverage.top + y)
        pixels[at]! += (red - pixels[at]!) * share + 0.5
        pixels[at + 1]! += (green - pixels[at + 1]!) * share + 0.5
        pixels[at + 2]! += (blue - pixels[at + 2]!) * share + 0.5
      }
    }
  }
}

function maskValue(mask: Coverage, x: number, y: number): number {
  const [column, row] = [x - mask.left, y - mask.top]
  if (column < 0 || row < 0 || column >= mask.width || row >= mask.height) return 0
  return Math.min(1, mask.values[row * mask.width + column]!)
}
