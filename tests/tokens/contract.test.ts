import { describe, expect, test } from 'vitest'
import { vars } from '#tokens/contract.css.ts'
import { fluid } from '#tokens/fluid.ts'
import { foundation } from '#tokens/foundation.ts'
import { media } from '#tokens/media.ts'
import { breakpoints, scale } from '#tokens/scale.ts'
import { dark } from '#tokens/themes/dark.ts'
import { forcedColors } from '#tokens/themes/forced-colors.ts'
import { highContrast } from '#tokens/themes/high-contrast.ts'
import { light } from '#tokens/themes/light.ts'

const leaves = (node: object, path: string[] = []): [string, string][] =>
  Object.entries(node).flatMap(([name, value]) =>
    typeof value === 'string'
      ? [[[...path, name].join('.'), value] as [string, string]]
      : leaves(value, [...path, name]),
  )

test('variable names follow the grammar and are unique', () => {
  const names = leaves(vars).map(([, value]) => value)
  expect(new Set(names).size).toBe(names.length)
  for (const name of names) expect(name).toMatch(/^var\(--colada-[a-z0-9]+(-[a-z0-9]+)*\)$/)
  expect(vars.color.action.primary.solid.hover).toBe('var(--colada-color-action-primary-solid-hover)')
  expect(vars.size.controlSmall).toBe('var(--colada-size-control-small)')
})

describe.each([
  ['light', light(scale)],
  ['dark', dark(scale)],
  ['high-contrast', highContrast(scale)],
  ['forced colours', forcedColors()],
])('%s', (_name, theme) => {
  test('has a value for every variable of the contract and no other', () => {
    const { color, shadow } = vars
    expect(leaves(theme).map(([path]) => path)).toEqual(leaves({ color, shadow }).map(([path]) => path))
    expect(leaves(theme).filter(([, value]) => value === '')).toEqual([])
  })
})

test('the foundation has a value for the rest of the contract', () => {
  const { color: _color, shadow: _shadow, ...rest } = vars
  expect(leaves(foundation(scale)).map(([path]) => path)).toEqual(leaves(rest).map(([path]) => path))
})

test.each([
  ['xs', 367],
  ['sm', 550],
  ['md', 769],
  ['lg', 1024],
] as const)('breakpoint %s is %i px', (name, width) => {
  expect(breakpoints[name]).toBe(width)
  expect(media.from[name]).toBe(`(min-width: ${width}px)`)
  expect(media.below[name]).toBe(`(max-width: ${width - 0.02}px)`)
})

test('a fluid length has its minimum at the smallest and its maximum at the largest breakpoint', () => {
  const [, start, slope] = /^clamp\(1rem, (-?[\d.]+)rem \+ ([\d.]+)vw, 2rem\)$/.exec(fluid(16, 32))!
  const at = (width: number) => Number(start) * 16 + (Number(slope) * width) / 100
  expect(at(breakpoints.xs)).toBeCloseTo(16, 1)
  expect(at(breakpoints.xl)).toBeCloseTo(32, 1)
  expect(fluid(12, 12)).toBe('0.75rem')
})
