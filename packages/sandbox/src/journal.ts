import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

type Line = { table: string; id: string; row: unknown }

/**
 * In-memory tables backed by an append-only file with one JSON line per change. Each change is written before its
 * request is acknowledged, so acknowledged changes survive a crash. The file is compacted at every start.
 */
export class Journal {
  #file: string
  #tables = new Map<string, Map<string, unknown>>()

  constructor(file: string) {
    this.#file = file
    mkdirSync(dirname(file), { recursive: true })
    if (existsSync(file)) this.#read()
    this.#compact()
  }

  table<Row extends { id: string }>(name: string): Table<Row> {
    const rows = this.#rows(name) as Map<string, Row>
    return new Table(rows, (id, row) => this.#append({ table: name, id, row }))
  }

  #rows(name: string): Map<string, unknown> {
    const rows = this.#tables.get(name) ?? new Map<string, unknown>()
    this.#tables.set(name, rows)
    return rows
  }

  #read(): void {
    for (const text of readFileSync(this.#file, 'utf8').split('\n')) {
      const line = parseLine(text)
      if (!line) continue
      if (line.row === null) this.#rows(line.table).delete(line.id)
      else this.#rows(line.table).set(line.id, line.row)
    }
  }

  #compact(): void {
    const lines: string[] = []
    for (const [table, rows] of this.#tables) {
      for (const [id, row] of rows) lines.push(JSON.stringify({ table, id, row }) + '\n')
    }
    const temporaryFile = `${this.#file}.new`
    writeFileSync(temporaryFile, lines.join(''))
    renameSync(temporaryFile, this.#file)
  }

  #append(line: Line): void {
    appendFileSync(this.#file, JSON.stringify(line) + '\n')
  }
}

/** A table of rows. Reads return copies; only `put` and `delete` change the table. */
export class Table<Row extends { id: string }> {
  #rows: Map<string, Row>
  #write: (id: string, row: Row | null) => void

  constructor(rows: Map<string, Row>, write: (id: string, row: Row | null) => void) {
    this.#rows = rows
    this.#write = write
  }

  get(id: string): Row | undefined {
    const row = this.#rows.get(id)
    return row && structuredClone(row)
  }

  put<Stored extends Row>(row: Stored): Stored {
    this.#write(row.id, row)
    this.#rows.set(row.id, structuredClone(row))
    return row
  }

  delete(id: string): void {
    this.#write(id, null)
    this.#rows.delete(id)
  }

  /** Newest row first. */
  list(predicate: (row: Row) => boolean = () => true): Row[] {
    return [...this.#rows.values()]
      .toReversed()
      .filter(predicate)
      .map((row) => structuredClone(row))
  }
}

/** Ignores a truncated last line: the process was killed while writing, and that change was never acknowledged. */
function parseLine(text: string): Line | undefined {
  try {
    return text ? (JSON.parse(text) as Line) : undefined
  } catch {
    return undefined
  }
}
