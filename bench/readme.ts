import { readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { root, run } from '../scripts/run.ts'
import { type FigureName, figures } from './figures.ts'

const begin = '<!-- figures: npm run bench -- --write-readme -->'
const end = '<!-- /figures -->'
const readme = join(root, 'README.md')

export interface FigureRow {
  readonly name: string
  readonly target: string
  readonly measured: string
}

/** Parses the rows of the README's table. */
export function readFigures(text: string): FigureRow[] {
  const [, block = ''] = new RegExp(`${begin}([\\s\\S]*)${end}`).exec(text) ?? []
  return block
    .split('\n')
    .filter((line) => /^\|(?! *-)/.test(line))
    .slice(1)
    .map((line) => {
      const [name = '', target = '', measured = ''] = line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim())
      return { name, target, measured }
    })
}

/**
 * Replaces the table in the README. Figures without a new value keep their previous one.
 *
 * @throws Error when the README has no markers
 */
export function fillFigures(
  text: string,
  measured: Readonly<Partial<Record<FigureName, string>>>,
  machine: string,
): string {
  const before = new Map(readFigures(text).map((row) => [row.name, row.measured]))
  const rows = Object.entries(figures).map(
    ([name, target]) =>
      `| ${name} | ${target} | ${measured[name as FigureName] ?? before.get(name) ?? 'not measured'} |`,
  )
  const block = [
    begin,
    '',
    '| figure | target | measured |',
    '| --- | --- | --- |',
    ...rows,
    '',
    machine,
    '',
    end,
  ]
  const section = new RegExp(`${begin}[\\s\\S]*${end}`)
  if (!section.test(text)) throw new Error(`The README has no markers for the figures: ${begin} … ${end}`)
  return text.replace(section, () => block.join('\n'))
}

/** Writes measured figures into the README. */
export async function writeReadme(measured: Readonly<Partial<Record<FigureName, string>>>): Promise<void> {
  const [cpu] = cpus()
  const machine = `Measured on ${cpus().length} cores (${cpu?.model.trim() ?? 'unknown'}) with Node ${process.versions.node}; load, database and shop share them.`
  writeFileSync(readme, fillFigures(readFileSync(readme, 'utf8'), measured, machine))
  await run('oxfmt', ['README.md'])
}
