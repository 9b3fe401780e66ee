import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { allCategories, catalogue } from '#api/seed/catalogue/catalogue.ts'
import { orderStatus } from '#domain/orders/status.ts'
import { categories } from '#illustrations/categories.ts'
import { renderIllustrations } from '#illustrations/index.ts'
import { mailPictures, sourceHash } from '#illustrations/mail-pictures.ts'
import { products } from '#illustrations/products.ts'
import { mirrored } from '#illustrations/shapes.ts'
import rendered from '#mails/pictures/pictures.json' with { type: 'json' }

const publicFolder = join(import.meta.dirname, '../../packages/storefront/public')
const drawn = new Map(renderIllustrations())
const committed = readdirSync(join(publicFolder, 'pictures'), { recursive: true, encoding: 'utf8' })
  .map((name) => join('pictures', name))
  .filter((path) => statSync(join(publicFolder, path)).isFile())

const kilobyte = 1024
const limitOf = (path: string): number => (path.includes('/hero') ? 14 : 4) * kilobyte

describe('illustration files', () => {
  test('equal the rendered drawings', () => {
    for (const [path, content] of drawn) {
      expect(
        readFileSync(join(publicFolder, path), 'utf8'),
        `${path}: run node packages/illustrations/src/write-svg.ts`,
      ).toBe(content)
    }
  })

  test('have no other files in their folder', () => {
    expect(committed.filter((path) => !drawn.has(path))).toEqual([])
  })

  test('are those that the pictures of e-mails were rendered from', () => {
    const sources = Object.values(mailPictures).map(({ file }) =>
      sourceHash(readFileSync(join(publicFolder, file), 'utf8')),
    )
    expect(
      Object.values(rendered).map(({ source }) => source),
      'run node packages/illustrations/src/write-mail-pictures.ts',
    ).toEqual(sources)
    expect(Object.keys(rendered)).toEqual(Object.keys(mailPictures))
  })

  test('are deterministic', () => {
    expect(new Map(renderIllustrations())).toEqual(drawn)
  })

  test.each([...drawn])('%s is small, sized and self-contained', (path, content) => {
    expect(Buffer.byteLength(content)).toBeLessThanOrEqual(limitOf(path))
    const [, width, height] = /^<svg[^>]* width="(\d+)" height="(\d+)"/.exec(content) ?? []
    expect(content).toContain(`viewBox="0 0 ${width} ${height}"`)
    expect(content).not.toMatch(/<(script|image|text|foreignObject|\w+Gradient)\b/)
    // Rules for the dark theme only: attributes have the colours of the light one.
    expect(content).not.toMatch(/<style>(?!@media ?\(prefers-color-scheme:dark\))/)
    expect(content).not.toMatch(/ on\w+=|javascript:|@import/)
    expect(content.match(/(?:href|src)="(?!#)[^"]*"|url\((?!#)/g)).toBeNull()
    expect(content).not.toMatch(/NaN|undefined|null|Infinity/)
  })

  test('refer only to names they define', () => {
    for (const [path, content] of drawn) {
      const defined = new Set([...content.matchAll(/ id="([^"]+)"/g)].map(([, name]) => name))
      const used = [...content.matchAll(/(?:url\(#|href="#)([^")]+)/g)].map(([, name]) => name)
      expect(
        used.filter((name) => !defined.has(name)),
        path,
      ).toEqual([])
    }
  })
})

describe('references in the code', () => {
  const packages = join(import.meta.dirname, '../../packages')
  const sources = ['storefront/src', 'ui/src', 'api/src'].flatMap((folder) =>
    readdirSync(join(packages, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => join(packages, folder, name)),
  )

  test('name existing illustrations only', () => {
    const missing = sources.flatMap((source) =>
      [...readFileSync(source, 'utf8').matchAll(/['"`]\/(pictures\/[\w/.-]+\.svg)['"`]/g)]
        .map(([, path = '']) => path)
        .filter((path) => !drawn.has(path))
        .map((path) => `${source}: ${path}`),
    )
    expect(missing).toEqual([])
  })
})

describe('web app manifest', () => {
  test('lists existing icons with their real sizes', () => {
    const { icons } = JSON.parse(readFileSync(join(publicFolder, 'manifest.webmanifest'), 'utf8')) as {
      icons: { src: string; sizes: string; type: string }[]
    }
    for (const { src, sizes, type } of icons) {
      const file = readFileSync(join(publicFolder, src))
      if (type === 'image/png') expect(`${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`, src).toBe(sizes)
    }
    expect(icons.map((icon) => icon.type)).toContain('image/png')
  })
})

describe('catalogue', () => {
  test('has exactly one illustration for every product', () => {
    const ids = catalogue.flatMap((category) => category.products.map((product) => product.id))
    expect([...products.keys()].toSorted((a, b) => a - b)).toEqual(ids.toSorted((a, b) => a - b))
  })

  test('has an illustration for every category', () => {
    const ids = [allCategories.id, ...catalogue.map((category) => category.id)]
    expect(
      Object.keys(categories)
        .map(Number)
        .toSorted((a, b) => a - b),
    ).toEqual(ids.toSorted((a, b) => a - b))
  })
})

describe('statuses', () => {
  test('have a distinct illustration each', () => {
    const codes = Object.values(orderStatus)
    const files = [...drawn.keys()].filter((path) => path.startsWith('pictures/status/'))
    expect(files.toSorted()).toEqual(codes.map((code) => `pictures/status/${code}.svg`).toSorted())
    expect(new Set(files.map((path) => drawn.get(path))).size).toBe(codes.length)
  })
})

describe('category illustrations', () => {
  test('are all different from each other', () => {
    const files = [...drawn].filter(([path]) => path.startsWith('pictures/categories/'))
    expect(new Set(files.map(([, content]) => content)).size).toBe(files.length)
  })
})

describe('product illustrations', () => {
  test('are all different from each other', () => {
    const byContent = Map.groupBy(products.keys(), (id) => drawn.get(`pictures/products/${id}.svg`))
    expect([...byContent.values()].filter((ids) => ids.length > 1)).toEqual([])
  })

  test('differ by more than their ground', () => {
    const byDrawing = Map.groupBy(products.keys(), (id) => {
      const { drawing, marks = [], behind = [] } = products.get(id)!
      return [drawing, ...marks, ...behind].join('')
    })
    expect([...byDrawing.values()].filter((ids) => ids.length > 1)).toEqual([])
  })
})

describe('mirrored', () => {
  test('closes a half outline with its mirror image', () => {
    expect(mirrored('M0 10L20 30Q25 40 0 50')).toBe(
      'M160 10L180 30Q185 40 160 50L160 50Q135 40 140 30L160 10Z',
    )
  })

  test('mirrors the two handles of a curve in reverse order', () => {
    expect(mirrored('M0 0C10 1 20 2 30 3')).toBe('M160 0C170 1 180 2 190 3L130 3C140 2 150 1 160 0Z')
  })

  test('reads horizontal and vertical steps', () => {
    expect(mirrored('M0 0H10V20')).toBe(mirrored('M0 0L10 0L10 20'))
  })

  test('throws for a path that it cannot mirror', () => {
    expect(() => mirrored('M0 0A5 5 0 0 1 10 10')).toThrow('Unreadable segment')
    expect(() => mirrored('M0 0L10')).toThrow('Unreadable segment')
  })
})
