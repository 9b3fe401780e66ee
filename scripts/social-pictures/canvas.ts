import type { Coverage } from './coverage.ts'

/** Red, green and blue, 0 to 255. */
export type Color = readonly [number, number, number]

/** Reads a colour as the drawings write it. Throws on any other. */
export function readColor(text: string): Color {
  const [, digits = ''] = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text) ?? []
  const known = { white: 'ffffff', black: '000000', red: 'ff0000' }[text]
  const full = known ?? (digits.length === 3 ? digits.replace(/./g, '$&$&') : digits)
  if (full === '') throw new Error(`A drawing has the unknown colour ${text}.`)
  return [0, 2, 4].map((at) => Number.parseInt(full.slice(at, at + 2), 16)) as unknown as Color
}

/** A picture of opaque pixels. */
export class Canvas {
  readonly width: number
  readonly height: number
  readonly pixels: Uint8Array

  constructor(width: number, height: number, ground: Color) {
    this.width = width
    this.height = height
    this.pixels = new Uint8Array(width * height * 3)
    for (let at = 0; at < this.pixels.length; at += 3) this.pixels.set(ground, at)
  }

  /** Lays a colour over what something covers, as far as masks let it through. */
  paint(coverage: Coverage, color: Color, opacity: number, masks: readonly Coverage[]): void {
    for (let y = 0; y < coverage.height; y += 1) {
      for (let x = 0; x < coverage.width; x += 1) {
        let share = Math.min(1, coverage.values[y * coverage.width + x]!) * opacity
        if (share === 0) continue
        for (const mask of masks) share *= throughMask(mask, coverage.left + x, coverage.top + y)
        const at = ((coverage.top + y) * this.width + coverage.left + x) * 3
        for (let part = 0; part < 3; part += 1) {
          const under = this.pixels[at + part]!
          this.pixels[at + part] = Math.round(under + (color[part]! - under) * share)
        }
      }
    }
  }
}

function throughMask(mask: Coverage, x: number, y: number): number {
  const [column, row] = [x - mask.left, y - mask.top]
  if (column < 0 || row < 0 || column >= mask.width || row >= mask.height) return 0
  return Math.min(1, mask.values[row * mask.width + column]!)
}
