import { readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { root, run } from '../run.ts'
import { type FigureName, figures } from './figures.ts'

const begin = '<!-- figures: npm run bench -- --write-readme -->'
const end = '<!-- /figures -->'
const readme = join(root, 'README.md')

export interface FigureRow {
  readonly name: string
  readonly promised: string
  readonly measured: string
}

/** The rows of the README's table as they stand. */
export function readFigures(text: string): FigureRow[] {
  const [, block = ''] = new RegExp(`${begin}([\\s\\S]*)${end}`).exec(text) ?? []
  return block
    .split('\n')
    .filter((line) => /^\|(?! *-)/.test(line))
    .slice(1)
    .map((line) => {
      const [name = '', promised = '', measured = ''] = line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim())
      return { name, promised, measured }
    })
}

/** The README with what was measured; what was not measured this time keeps what stands there. */
export function fillFigures(
  text: string,
  measured: Readonly<Partial<Record<FigureName, string>>>,
  machine: string,
): string {
  const before = new Map(readFigures(text).map((row) => [row.name, row.measured]))
  const rows = Object.entries(figures).map(
    ([name, promised]) =>
      `| ${name} | ${promised} | ${measured[name as FigureName] ?? before.get(name) ?? 'not yet'} |`,
  )
  const block = [
    begin,
    '',
    '| figure | promised | measured |',
    '| --- | --- | --- |',
    ...rows,
    '',
    machine,
    '',
    end,
  ]
  const place = new RegExp(`${begin}[\\s\\S]*${end}`)
  if (!place.test(text)) throw new Error(`The README has no place for the figures: ${begin} … ${end}`)
  return text.replace(place, () => block.join('\n'))
}

/** Writes what was measured into the README, so that nobody types a figure. */
export async function writeReadme(measured: Readonly<Partial<Record<FigureName, string>>>): Promise<void> {
  const [cpu] = cpus()
  const machine = `Measured on ${cpus().length} cores (${cpu?.model.trim() ?? 'unknown'}) with Node ${process.versions.node}; load, database and shop share them.`
  writeFileSync(readme, fillFigures(readFileSync(readme, 'utf8'), measured, machine))
  await run('oxfmt', ['README.md'])
}
