import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { type Language, languages } from '@colada/domain/wire/language'
import type { Db } from '../database/connection.ts'
import { presentCatalogue, versionOf } from './present.ts'
import { findState, listCategories, listProducts } from './repository.ts'

export type Encoding = 'br' | 'gzip' | 'identity'

/** The response body of the catalogue in every content coding. */
export interface EncodedCatalogue {
  readonly etag: string
  readonly bytes: Readonly<Record<Encoding, Buffer>>
}

/** Time until the catalogue's version is read from the database again. */
const VERSION_TTL_MS = 2_000

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/**
 * Caches the encoded catalogue by language until its version changes. Another process may change it, so the version is
 * read from the database, but not for every request.
 */
export class CatalogueCache {
  readonly #db: Db
  readonly #clock: () => number
  #version = ''
  #byLanguage: Promise<ReadonlyMap<Language, EncodedCatalogue>> | null = null
  #check: Promise<void> | null = null
  #checkedAt = Number.NEGATIVE_INFINITY

  /** @param clock monotonic milliseconds; not the shop's clock, which tests move. */
  constructor(db: Db, clock: () => number = () => performance.now()) {
    this.#db = db
    this.#clock = clock
  }

  async get(language: Language): Promise<EncodedCatalogue> {
    if (this.#byLanguage === null || this.#clock() - this.#checkedAt > VERSION_TTL_MS) {
      // Concurrent requests share one refresh.
      await (this.#check ??= this.#refresh().finally(() => (this.#check = null)))
    }
    return (await this.#byLanguage!).get(language)!
  }

  async #refresh(): Promise<void> {
    const state = await findState(this.#db)
    if (!state) throw new Error('There is no catalogue yet: the seed has not run.')
    const version = versionOf(state)
    if (this.#byLanguage === null || version !== this.#version) {
      const [categories, products] = await Promise.all([listCategories(this.#db), listProducts(this.#db)])
      const byLanguage = encode({ state, categories, products })
      await byLanguage
      this.#byLanguage = byLanguage
      this.#version = version
    }
    this.#checkedAt = this.#clock()
  }
}

async function encode(
  rows: Parameters<typeof presentCatalogue>[0],
): Promise<ReadonlyMap<Language, EncodedCatalogue>> {
  const byLanguage = await Promise.all(
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
  return new Map(byLanguage)
}
