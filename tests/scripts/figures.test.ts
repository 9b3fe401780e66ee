import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { figures } from '#scripts/bench/figures.ts'
import { fillFigures, readFigures } from '#scripts/bench/readme.ts'

const readme = readFileSync('README.md', 'utf8')
const promised = Object.entries(figures).map(([name, promise]) => ({ name, promised: promise }))

test('the README’s table has exactly the figures that are promised, each with what was measured', () => {
  const rows = readFigures(readme)
  expect(rows.map(({ name, promised: promise }) => ({ name, promised: promise }))).toEqual(promised)
  expect(rows.filter(({ measured }) => measured === '')).toEqual([])
})

test('a measured figure takes the place of the one before; the others stay', () => {
  const [first, second] = promised
  const once = fillFigures(readme, { [first!.name]: '1', [second!.name]: '2' }, 'A machine.')
  const twice = fillFigures(once, { [second!.name]: '3' }, 'Another machine.')
  const measured = readFigures(twice).map((row) => row.measured)
  expect(measured.slice(0, 2)).toEqual(['1', '3'])
  expect(twice).toContain('Another machine.')
  expect(twice).not.toContain('A machine.')
})

test('a README without the table’s place is not written', () => {
  expect(() => fillFigures('# Colada', {}, '')).toThrow('no place for the figures')
})
