import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { figures } from '#bench/figures.ts'
import { fillFigures, readFigures } from '#bench/readme.ts'

const readme = readFileSync('README.md', 'utf8')
const targets = Object.entries(figures).map(([name, target]) => ({ name, target }))

test('lists every figure in the README with its target and a measured value', () => {
  const rows = readFigures(readme)
  expect(rows.map(({ name, target }) => ({ name, target }))).toEqual(targets)
  expect(rows.filter(({ measured }) => measured === '')).toEqual([])
})

test('replaces measured figures and keeps the others', () => {
  const [first, second] = targets
  const once = fillFigures(readme, { [first!.name]: '1', [second!.name]: '2' }, 'A machine.')
  const twice = fillFigures(once, { [second!.name]: '3' }, 'Another machine.')
  const measured = readFigures(twice).map((row) => row.measured)
  expect(measured.slice(0, 2)).toEqual(['1', '3'])
  expect(twice).toContain('Another machine.')
  expect(twice).not.toContain('A machine.')
})

test('throws on a README without markers', () => {
  expect(() => fillFigures('# Colada', {}, '')).toThrow('no markers for the figures')
})
