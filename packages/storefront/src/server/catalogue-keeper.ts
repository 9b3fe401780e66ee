import { createHash } from 'node:crypto'
import { getProducts, toCategory } from '@colada/domain/catalogue/calls'
import type { Category } from '@colada/domain/catalogue/category'
import { readNotice } from '@colada/domain/catalogue/notice'
import { type Language, languages } from '@colada/domain/wire/language'
import type { NoticeText, ShopNotice } from '../platform/catalogue/notice.ts'

interface Kept {
  readonly etag: string
  readonly version: string
  readonly categories: readonly Category[]
  readonly notice: NoticeText
}

export interface CatalogueKeeperOptions {
  readonly apiUrl: string
  readonly apiToken: string
  /** How often the API is asked whether anything changed, ms. */
  readonly every?: number
  /** Makes ready what pages look up in a catalogue that has just come, so that no request waits for it. */
  readonly prepare?: (categories: readonly Category[]) => Promise<void>
  readonly fetch?: typeof fetch
  readonly onProblem?: (problem: unknown) => void
}

const patience = 5_000
/** Milliseconds for which an API that has not answered yet is starting beside this process: nobody is told of it. */
const starting = 20_000
/** Between questions meanwhile. */
const untilStarted = 50

/**
 * The catalogue in this process: fetched once a version and asked after in the background, never by a request.
 * While the API is away the last one known goes on being sold.
 */
export class CatalogueKeeper {
  readonly #options: CatalogueKeeperOptions
  readonly #kept = new Map<Language, Kept>()
  readonly #known = Promise.withResolvers<void>()
  /** Resolves when the API has started, or is no longer waited for. */
  readonly #started = Promise.withResolvers<void>()
  #refreshing: Promise<void> | undefined
  #timer: NodeJS.Timeout | undefined
  #version = ''
  #began = Number.NEGATIVE_INFINITY
  #stopped = false

  constructor(options: CatalogueKeeperOptions) {
    this.#options = options
  }

  /** Names what is known now; changes when anything of the catalogue does. */
  get version(): string {
    return this.#version
  }

  /** What operations have to say to everybody; `null` where that is nothing. Part of the version. */
  get notice(): ShopNotice | null {
    const [es, en] = [this.#kept.get('es')?.notice, this.#kept.get('en')?.notice]
    if (!es || !en || es.message.length + en.message.length === 0) return null
    const texts = { es, en }
    const id = createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 8)
    return { id, texts }
  }

  get ready(): boolean {
    return languages.every((language) => this.#kept.has(language))
  }

  /** Resolves once there is a catalogue to sell. */
  get known(): Promise<void> {
    return this.#known.promise
  }

  /** The categories; waits for the API only when nothing is known yet, and for one that is starting until it has. */
  async categories(language: Language): Promise<readonly Category[]> {
    if (!this.#kept.has(language)) await (this.#isStarting ? this.#started.promise : this.refresh())
    const kept = this.#kept.get(language)
    if (!kept) throw new Error('The catalogue is not there yet: the API does not answer.')
    return kept.categories
  }

  /** Asks the API whether anything changed; several callers share one question. */
  refresh(): Promise<void> {
    this.#refreshing ??= Promise.all(languages.map((language) => this.#fetch(language)))
      .then(() => this.#known.resolve())
      .catch((problem: unknown) => {
        if (!this.#isStarting) this.#options.onProblem?.(problem)
      })
      .finally(() => {
        this.#refreshing = undefined
      })
    return this.#refreshing
  }

  /** Asks until {@link stop}: again and again until there is a catalogue, then now and then. */
  start(): void {
    this.#began = performance.now()
    void this.#ask()
  }

  stop(): void {
    this.#stopped = true
    this.#started.resolve()
    clearTimeout(this.#timer)
  }

  get #isStarting(): boolean {
    return !this.ready && performance.now() - this.#began < starting
  }

  async #ask(): Promise<void> {
    await this.refresh()
    if (this.#stopped) return
    const isStarting = this.#isStarting
    if (!isStarting) this.#started.resolve()
    const pause = isStarting ? untilStarted : (this.#options.every ?? 15_000)
    this.#timer = setTimeout(() => void this.#ask(), pause).unref()
  }

  async #fetch(language: Language): Promise<void> {
    const { apiUrl, apiToken, fetch: ask = fetch } = this.#options
    const search = new URLSearchParams({
      lang: language,
      with_meta: '1',
      api_token: apiToken,
      device_type: 'browser',
    })
    const kept = this.#kept.get(language)
    const response = await ask(`${apiUrl}/api${getProducts.path}?${search}`, {
      headers: { accept: 'application/json', ...(kept && { 'if-none-match': kept.etag }) },
      signal: AbortSignal.timeout(patience),
    })
    if (response.status === 304) {
      await response.body?.cancel()
      return
    }
    if (!response.ok) throw new Error(`The API answered ${response.status} when asked for the catalogue.`)
    const answer = getProducts.answer.parse(await response.json())
    const categories = answer.categories.map(toCategory)
    await this.#options.prepare?.(categories)
    this.#kept.set(language, {
      etag: response.headers.get('etag') ?? '',
      version: answer.catalogue_version,
      categories,
      notice: {
        message: readNotice(answer.flash_message),
        subheader: readNotice(answer.flash_message_subheader),
      },
    })
    this.#version = languages.map((each) => this.#kept.get(each)?.version ?? '').join(' ')
  }
}
