import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Language } from '@colada/domain/wire/language'
import { languages } from '@colada/domain/wire/language'
import type { Db } from '../database/connection.ts'
import { findState, listCategories, listProducts } from './repository.ts'
import { presentCatalogue, versionOf } from './present.ts'

export type Encoding = 'br' | 'gzip' | 'identity'

/** The catalogue as it leaves the process, finished. */
export interface KeptAnswer {
  readonly etag: string
  readonly bytes: Readonly<Record<Encoding, Buffer>>
}

/** Milliseconds for which the version is believed before it is asked for again. */
const trusted = 2_000

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/**
 * Keeps the catalogue as finished bytes, by language, until its version changes: another process may have
 * changed it, so the version is looked up, but not with every request.
 */
export class KeptCatalogue {
  readonly #db: Db
  readonly #clock: () => number
  #version = ''
  #answers: Promise<ReadonlyMap<Language, KeptAnswer>> | null = null
  #check: Promise<void> | null = null
  #checkedAt = Number.NEGATIVE_INFINITY

  /** `clock` in milliseconds; the real one, since this is about work saved and not about the shop's time. */
  constructor(db: Db, clock: () => number = () => performance.now()) {
    this.#db = db
    this.#clock = clock
  }

  async answer(language: Language): Promise<KeptAnswer> {
    if (this.#answers === null || this.#clock() - this.#checkedAt > trusted) {
      // One look for all who wait.
      await (this.#check ??= this.#refresh().finally(() => (this.#check = null)))
    }
    return (await this.#answers!).get(language)!
  }

  async #refresh(): Promise<void> {
    const state = await findState(this.#db)
    if (!state) throw new Error('There is no catalogue yet: the seed has not run.')
    const version = versionOf(state)
    if (this.#answers === null || version !== this.#version) {
      const [categories, products] = await Promise.all([listCategories(this.#db), listProducts(this.#db)])
      const answers = finish({ state, categories, products })
      await answers
      this.#answers = answers
      this.#version = version
    }
    this.#checkedAt = this.#clock()
  }
}

async function finish(
  rows: Parameters<typeof presentCatalogue>[0],
): Promise<ReadonlyMap<Language, KeptAnswer>> {
  const answers = await Promise.all(
    languages.map(async (language) => {
      const identity = Buffer.from(JSON.stringify(presentCatalogue(rows, language)))
      const [br, zipped] = await Promise.all([
        compressBrotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
        compressGzip(identity, { level: 9 }),
      ])
      const etag = `"${versionOf(rows.state)}-${language}"`
      return [language, { etag, bytes: { br, gzip: zipped, identity } }] as const
    }),
  )
  return new Map(answers)
}
