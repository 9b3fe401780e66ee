import { getProducts, toCategory } from '@colada/domain/catalogue/calls'
import type { Category } from '@colada/domain/catalogue/category'
import { type Language, languages } from '@colada/domain/wire/language'

interface Kept {
  readonly etag: string
  readonly version: string
  readonly categories: readonly Category[]
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

/**
 * The catalogue in this process: fetched once a version and asked after in the background, never by a request.
 * While the API is away the last one known goes on being sold.
 */
export class CatalogueKeeper {
  readonly #options: CatalogueKeeperOptions
  readonly #kept = new Map<Language, Kept>()
  #refreshing: Promise<void> | undefined
  #timer: NodeJS.Timeout | undefined

  constructor(options: CatalogueKeeperOptions) {
    this.#options = options
  }

  /** Names what is known now; changes when anything of the catalogue does. */
  get version(): string {
    return languages.map((language) => this.#kept.get(language)?.version ?? '').join(' ')
  }

  get ready(): boolean {
    return languages.every((language) => this.#kept.has(language))
  }

  /** The categories; waits for the API only when nothing is known yet. */
  async categories(language: Language): Promise<readonly Category[]> {
    if (!this.#kept.has(language)) await this.refresh()
    const kept = this.#kept.get(language)
    if (!kept) throw new Error('The catalogue is not there yet: the API does not answer.')
    return kept.categories
  }

  /** Asks the API whether anything changed; several callers share one question. */
  refresh(): Promise<void> {
    this.#refreshing ??= Promise.all(languages.map((language) => this.#fetch(language)))
      .then(() => undefined)
      .catch((problem: unknown) => this.#options.onProblem?.(problem))
      .finally(() => {
        this.#refreshing = undefined
      })
    return this.#refreshing
  }

  /** Goes on asking until {@link stop}. */
  start(): void {
    this.#timer = setInterval(() => void this.refresh(), this.#options.every ?? 15_000)
    this.#timer.unref()
  }

  stop(): void {
    clearInterval(this.#timer)
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
    })
  }
}
