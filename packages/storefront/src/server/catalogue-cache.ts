import { createHash } from 'node:crypto'
import type { Category } from '@colada/domain/catalogue/category'
import { getProducts, toCategory } from '@colada/domain/catalogue/contract'
import { parseRichText } from '@colada/domain/content/rich-text'
import { getPromos, toPromo } from '@colada/domain/promotions/contract'
import type { Promo } from '@colada/domain/promotions/promo'
import { type Language, languages } from '@colada/domain/wire/language'
import type { NoticeText, ShopNotice } from '../platform/catalogue/notice.ts'

/** The API has not sent a catalogue since this process started, so there is nothing to show. */
export class CatalogueUnavailableError extends Error {
  override readonly name = 'CatalogueUnavailableError'
}

export interface CatalogueCacheOptions {
  readonly apiUrl: string
  readonly apiToken: string
  /** Time between two polls of the API. */
  readonly pollMs?: number
  /** How long a request waits for the first catalogue. */
  readonly startupWaitMs?: number
  /** Runs on a new catalogue before it is used: builds indexes, so that no request has to. */
  readonly prepare?: (categories: readonly Category[]) => Promise<void>
  readonly fetch?: typeof fetch
  readonly onError?: (error: unknown) => void
}

interface Entry {
  readonly etag: string
  readonly version: string
  readonly categories: readonly Category[]
  readonly notice: NoticeText
  readonly promos: readonly Promo[]
}

const REQUEST_TIMEOUT_MS = 5_000
const POLL_MS = 15_000
/** Polls until the first catalogue: the API usually starts beside this process. */
const STARTUP_POLL_MS = 50
/** Errors of the API are not reported so long after the start. */
const STARTUP_GRACE_MS = 20_000
/** Shorter than a visitor or a load balancer waits. */
const STARTUP_WAIT_MS = 4_000

/**
 * The catalogue of this process in both languages. It is polled in the background with its ETag, never loaded by a
 * request. While the API is down the last catalogue stays in use.
 */
export class CatalogueCache {
  readonly #options: CatalogueCacheOptions
  readonly #byLanguage = new Map<Language, Entry>()
  readonly #loaded = Promise.withResolvers<void>()
  #refreshing: Promise<void> | undefined
  #timer: NodeJS.Timeout | undefined
  #version = ''
  #startedAt = performance.now()
  #isStopped = false

  constructor(options: CatalogueCacheOptions) {
    this.#options = options
  }

  /** Changes with every change of the catalogue or of the notice. */
  get version(): string {
    return this.#version
  }

  /** The notice to all customers; `null` when there is none. */
  get notice(): ShopNotice | null {
    const [es, en] = [this.#byLanguage.get('es')?.notice, this.#byLanguage.get('en')?.notice]
    if (!es || !en || es.message.length + en.message.length === 0) return null
    const texts = { es, en }
    const id = createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 8)
    return { id, texts }
  }

  get isReady(): boolean {
    return languages.every((language) => this.#byLanguage.has(language))
  }

  /** Resolves when the first catalogue is loaded. */
  get loaded(): Promise<void> {
    return this.#loaded.promise
  }

  /**
   * Waits for the first catalogue, for the time in which the API may still be starting.
   *
   * @throws CatalogueUnavailableError When it has not come within `startupWaitMs`.
   */
  async waitUntilReady(): Promise<void> {
    if (this.isReady) return
    const timeout = Promise.withResolvers<never>()
    const timer = setTimeout(
      () => timeout.reject(new CatalogueUnavailableError('The API has not sent a catalogue yet.')),
      this.#options.startupWaitMs ?? STARTUP_WAIT_MS,
    )
    try {
      await Promise.race([this.loaded, timeout.promise])
    } finally {
      clearTimeout(timer)
    }
  }

  /** @throws CatalogueUnavailableError Before the first catalogue is loaded. */
  categories(language: Language): readonly Category[] {
    return this.#entry(language).categories
  }

  /**
   * The promotions page; it changes only together with the version of the catalogue.
   *
   * @throws CatalogueUnavailableError Before the first catalogue is loaded.
   */
  promos(language: Language): readonly Promo[] {
    return this.#entry(language).promos
  }

  #entry(language: Language): Entry {
    const entry = this.#byLanguage.get(language)
    if (!entry) throw new CatalogueUnavailableError('The API has not sent a catalogue yet.')
    return entry
  }

  /** Loads what changed; concurrent calls share one request per language. */
  refresh(): Promise<void> {
    this.#refreshing ??= Promise.all(languages.map((language) => this.#load(language)))
      .then(() => this.#loaded.resolve())
      .catch((error: unknown) => {
        if (!this.#isStarting) this.#options.onError?.(error)
      })
      .finally(() => {
        this.#refreshing = undefined
      })
    return this.#refreshing
  }

  /** Polls until {@link stop}. */
  start(): void {
    this.#startedAt = performance.now()
    void this.#poll()
  }

  stop(): void {
    this.#isStopped = true
    clearTimeout(this.#timer)
  }

  get #isStarting(): boolean {
    return !this.isReady && performance.now() - this.#startedAt < STARTUP_GRACE_MS
  }

  async #poll(): Promise<void> {
    await this.refresh()
    if (this.#isStopped) return
    const pauseMs = this.#isStarting ? STARTUP_POLL_MS : (this.#options.pollMs ?? POLL_MS)
    this.#timer = setTimeout(() => void this.#poll(), pauseMs).unref()
  }

  async #load(language: Language): Promise<void> {
    const entry = this.#byLanguage.get(language)
    const response = await this.#request(getProducts.path, language, entry?.etag)
    if (response.status === 304) {
      await response.body?.cancel()
      return
    }
    const promos = await this.#request(getPromos.path, language)
    const body = getProducts.response.parse(await response.json())
    const categories = body.categories.map(toCategory)
    await this.#options.prepare?.(categories)
    this.#byLanguage.set(language, {
      etag: response.headers.get('etag') ?? '',
      version: body.catalogue_version,
      categories,
      notice: {
        message: parseRichText(body.flash_message),
        subheader: parseRichText(body.flash_message_subheader),
      },
      promos: getPromos.response.parse(await promos.json()).promotions.map(toPromo),
    })
    this.#version = languages.map((each) => this.#byLanguage.get(each)?.version ?? '').join(' ')
  }

  /** @throws Error When the API fails. */
  async #request(path: string, language: Language, etag?: string): Promise<Response> {
    const { apiUrl, apiToken } = this.#options
    const search = new URLSearchParams({
      lang: language,
      with_meta: '1',
      api_token: apiToken,
      device_type: 'browser',
    })
    const response = await (this.#options.fetch ?? fetch)(`${apiUrl}/api${path}?${search}`, {
      headers: { accept: 'application/json', ...(etag !== undefined && { 'if-none-match': etag }) },
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    })
    if (!response.ok && response.status !== 304)
      throw new Error(`GET ${path} of the API returned ${response.status}.`)
    return response
  }
}
