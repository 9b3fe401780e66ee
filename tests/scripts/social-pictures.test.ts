import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { Canvas } from '#scripts/social-pictures/canvas.ts'
import { renderSocialCard } from '#scripts/social-pictures/card.ts'
import { drawSvg } from '#scripts/social-pictures/draw.ts'
import { encodePng } from '#scripts/social-pictures/png.ts'

const drawings = join(import.meta.dirname, '../../packages/storefront/public/pictures')
const read = (file: string) => readFileSync(join(drawings, file), 'utf8')

/** Renders shapes in a 10 × 10 view box on white and returns the darkness of each pixel. */
function darkness(shapes: string): (x: number, y: number) => number {
  const canvas = new Canvas(10, 10, [255, 255, 255])
  drawSvg(
    canvas,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">${shapes}</svg>`,
    [1, 0, 0, 1, 0, 0],
  )
  return (x, y) => 1 - canvas.pixels[(y * 10 + x) * 3]! / 255
}

const area = (dark: (x: number, y: number) => number) =>
  Array.from({ length: 100 }, (_, at) => dark(at % 10, Math.floor(at / 10))).reduce(
    (sum, part) => sum + part,
    0,
  )

describe('drawSvg', () => {
  it.each([
    ['a rectangle', '<rect x="2" y="3" width="4" height="5"/>', 20],
    ['a rectangle off the pixel grid', '<rect x="2.5" y="3.5" width="4" height="5"/>', 20],
    ['a circle', '<circle cx="5" cy="5" r="4"/>', Math.PI * 16],
    ['a rotated ellipse', '<ellipse cx="5" cy="5" rx="4" ry="2" transform="rotate(30 5 5)"/>', Math.PI * 8],
    ['a curve', '<path d="M1 9C1 1 9 1 9 9z"/>', 38.4],
    ['an arc with unseparated flags', '<path d="M1 5a4 4 0 018 0z"/>', Math.PI * 8],
    [
      'a stroke with round caps',
      '<path d="M3 5h4" fill="none" stroke="#000" stroke-width="2"/>',
      8 + Math.PI,
    ],
    [
      'dashes',
      '<path d="M1 5h8" fill="none" stroke="#000" stroke-width=".02" stroke-dasharray="2 2"/>',
      0.08,
    ],
    ['overlapping shapes', '<path d="M1 1h4v4h-4zM3 3h4v4h-4z"/>', 28],
    ['a hole', '<path d="M1 1h6v6h-6zM3 3v2h2v-2z"/>', 32],
    ['a translucent shape', '<rect width="4" height="4" fill-opacity=".5"/>', 8],
    [
      'a shape used twice',
      '<defs><rect id="a" width="2" height="2"/></defs><use href="#a"/><use href="#a" x="4"/>',
      8,
    ],
    [
      'a clipped group',
      '<clipPath id="c"><rect width="3" height="3"/></clipPath><g clip-path="url(#c)"><rect width="9" height="9"/></g>',
      9,
    ],
    [
      'a scaled and translated group',
      '<g transform="translate(1 1) scale(2)"><rect width="2" height="2"/></g>',
      16,
    ],
  ])('covers the expected area: %s', (_, shapes, covered) => {
    expect(area(darkness(shapes))).toBeCloseTo(covered, 0)
  })

  it('antialiases edges within a pixel', () => {
    const dark = darkness('<rect x="2.25" y="2" width="2" height="2"/>')
    expect([dark(1, 2), dark(2, 2), dark(3, 2), dark(4, 2)].map((part) => Number(part.toFixed(2)))).toEqual([
      0, 0.75, 1, 0.25,
    ])
  })

  it.each([
    '<path d="M0 0b1 1"/>',
    '<rect opacity=".5"/>',
    '<rect fill="url(#x)"/>',
    '<use href="#none"/>',
    '<g>',
  ])('throws on unsupported markup: %s', (shapes) => {
    expect(() => darkness(shapes)).toThrow(/drawing|path/)
  })
})

describe('encodePng', () => {
  it('encodes the pixels of the canvas', () => {
    const canvas = new Canvas(10, 10, [10, 200, 30])
    const png = encodePng(canvas)
    expect(png.subarray(1, 4).toString()).toBe('PNG')
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([10, 10])
    const length = png.readUInt32BE(33)
    const lines = inflateSync(png.subarray(41, 41 + length))
    expect([...lines.subarray(0, 4)]).toEqual([2, 10, 200, 30])
    expect([...lines.subarray(31, 35)]).toEqual([2, 0, 0, 0])
  })
})

describe('renderSocialCard', () => {
  it('returns a PNG of 1200 × 630 below 300 kB', () => {
    const png = renderSocialCard(read('products/1.svg'), read('logo.svg'))
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
    expect(png.length).toBeLessThan(300_000)
  })

  it('renders every drawing', () => {
    const files = globSync('{products,categories}/*.svg', { cwd: drawings })
    expect(files.length).toBeGreaterThan(160)
    for (const file of files) {
      expect(
        () => drawSvg(new Canvas(32, 32, [0, 0, 0]), read(file), [0.1, 0, 0, 0.1, 0, 0]),
        file,
      ).not.toThrow()
    }
  })
})
