import { describe, expect, test } from 'vitest'
import { contrastPairs } from '#tokens/contrast-pairs.ts'
import { contrastRatio } from '#tokens/contrast.ts'
import { scale } from '#tokens/scale.ts'
import { dark } from '#tokens/themes/dark.ts'
import { highContrast } from '#tokens/themes/high-contrast.ts'
import { light } from '#tokens/themes/light.ts'

const themes = { light: light(scale), dark: dark(scale), 'high-contrast': highContrast(scale) }

test('contrastRatio computes the ratio of WCAG', () => {
  expect(contrastRatio('#000000', '#FFFFFF')).toBeCloseTo(21, 5)
  expect(contrastRatio('#FFFFFF', '#767676')).toBeCloseTo(4.54, 2)
  expect(contrastRatio('#777777', '#FFFFFF')).toBeLessThan(4.5)
  expect(() => contrastRatio('white', '#FFFFFF')).toThrow(TypeError)
})

describe.each(Object.entries(themes))('theme %s', (_name, { color }) => {
  test.each(contrastPairs(color).map((pair) => [pair.name, pair] as const))('%s', (_pairName, pair) => {
    expect(contrastRatio(pair.foreground, pair.background)).toBeGreaterThanOrEqual(pair.minimumRatio)
  })
})

test('the high-contrast theme has at least 7:1 for text', () => {
  const texts = contrastPairs(themes['high-contrast'].color).filter((pair) => pair.minimumRatio === 4.5)
  const weak = texts
    .filter((pair) => contrastRatio(pair.foreground, pair.background) < 7)
    .map((pair) => pair.name)
  expect(weak).toEqual([])
})

test('a colour below its ratio is detected', () => {
  const { color } = themes.light
  const faded = { ...color, text: { ...color.text, muted: '#B0B0B0' } }
  const broken = contrastPairs(faded).filter(
    (pair) => contrastRatio(pair.foreground, pair.background) < pair.minimumRatio,
  )
  expect(broken.map((pair) => pair.name)).toContain('text.muted on surface.page')
})
