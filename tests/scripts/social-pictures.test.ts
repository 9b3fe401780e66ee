import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { composeSocialPicture } from '#scripts/social-pictures.ts'

const drawings = join(import.meta.dirname, '../../packages/storefront/public/pictures')
const read = (file: string) => readFileSync(join(drawings, file), 'utf8')
const logo = read('logo.svg')

/** A drawing with a green background and a red square in its lower right quarter. */
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="320" viewBox="0 0 320 320">
  <rect width="320" height="320" fill="#00ff00"/><rect x="160" y="160" width="160" height="160" fill="#f00"/></svg>`

describe('composeSocialPicture', () => {
  it('renders the drawing centred on its background, and the logo', () => {
    const picture = composeSocialPicture(drawing, logo).render()
    const colourAt = (x: number, y: number) => {
      const at = (y * picture.width + x) * 4
      return picture.pixels.subarray(at, at + 4).toString('hex')
    }
    expect([picture.width, picture.height]).toEqual([1200, 630])
    expect(colourAt(5, 5)).toBe('00ff00ff')
    expect(colourAt(1195, 625)).toBe('00ff00ff')
    expect(colourAt(595, 320)).toBe('00ff00ff')
    expect(colourAt(605, 320)).toBe('ff0000ff')
    expect(colourAt(910, 625)).toBe('ff0000ff')
    // The left end of the logo's ring.
    expect(colourAt(67, 526)).toBe('2438a6ff')
  })

  it('encodes a PNG below 300 kB', () => {
    const png = composeSocialPicture(read('products/1.svg'), logo).render().asPng()
    expect(png.subarray(1, 4).toString()).toBe('PNG')
    expect(png.length).toBeLessThan(300_000)
  })

  it('accepts every drawing', () => {
    const files = globSync('{products,categories,cities,pages}/*.svg', { cwd: drawings })
    expect(files.length).toBeGreaterThan(185)
    for (const file of files) expect(() => composeSocialPicture(read(file), logo), file).not.toThrow()
  })

  it.each([
    ['has another width', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"/>'],
    ['is no SVG', drawing.replace('</svg>', '')],
  ])('throws when a drawing %s', (_, invalid) => {
    expect(() => composeSocialPicture(invalid, logo)).toThrow()
  })
})
