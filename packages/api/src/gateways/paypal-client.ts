import { setTimeout as wait } from 'node:timers/promises'
import { ProviderUnavailableError } from './provider.ts'

export interface PayPalSettings {
  readonly clientId: string
  readonly clientSecret: string
  /** PayPal's name for our webhook, over which it signs. */
  readonly webhookId: string
  /** PayPal's own address, its test system's, or a stand-in's. */
  readonly apiUrl: string
  /** {@link PAYPAL_TIMEOUTS} when left out. */
  readonly timeouts?: PayPalTimeouts
}

/** Milliseconds for one attempt, and for all of them together. */
interface PayPalTimeouts {
  readonly attemptMs: number
  readonly totalMs: number
}

export interface PayPalRequest {
  readonly method: 'GET' | 'POST'
  readonly path: string
  /** An object, or JSON that must arrive byte for byte. */
  readonly body?: object | string
  /** Names the request, so that a repeat is the same one. */
  readonly requestId?: string
  /** Whether asking twice does no more than asking once; every `GET` is, and whatever has a request id. */
  readonly isRepeatable?: boolean
}

/** PayPal understood and said no. */
export class PayPalError extends Error {
  override readonly name = 'PayPalRefused'
  readonly status: number
  /** PayPal's word for the reason, such as `INSTRUMENT_DECLINED`. */
  readonly issue: string

  constructor(status: number, issue: string) {
    super(`PayPal refused with ${status} ${issue}.`)
    this.status = status
    this.issue = issue
  }
}

export const PAYPAL_TIMEOUTS: PayPalTimeouts = { attemptMs: 4000, totalMs: 11_000 }
const MAX_ATTEMPTS = 3
/** Milliseconds before the first repeat, doubling. */
const FIRST_DELAY_MS = 150
/** Milliseconds before its end at which a token is replaced. */
const TOKEN_EXPIRY_MARGIN_MS = 60_000

/** PayPal's REST over HTTP: tokens, patience and repeats. Repeats only what asking twice does no harm. */
export class PayPalClient {
  #settings: PayPalSettings
  #patience: PayPalTimeouts
  #token: { readonly value: string; readonly until: number } | undefined
  /** The question for a token that is under way, which whoever needs one shares. */
  #asking: Promise<string> | undefined

  constructor(settings: PayPalSettings) {
    this.#settings = settings
    this.#patience = settings.timeouts ?? PAYPAL_TIMEOUTS
  }

  /**
   * The answer to a request.
   * @throws PayPalRefused, ProviderDown
   */
  async request(request: PayPalRequest): Promise<unknown> {
    const whole = AbortSignal.timeout(this.#patience.totalMs)
    const { method, requestId, isRepeatable = method === 'GET' || requestId !== undefined } = request
    let problem: unknown
    for (let attempt = 0; attempt < (isRepeatable ? MAX_ATTEMPTS : 1); attempt += 1) {
      if (attempt > 0) await wait(FIRST_DELAY_MS * 2 ** (attempt - 1))
      if (whole.aborted) break
      try {
        return await this.#send(request, whole)
      } catch (error) {
        if (error instanceof PayPalError && !isTransient(error)) throw error
        problem = error
      }
    }
    throw new ProviderUnavailableError('PayPal cannot be reached.', { cause: problem })
  }

  async #send(request: PayPalRequest, whole: AbortSignal): Promise<unknown> {
    try {
      return await this.#sendWith(await this.#reachToken(whole), request, whole)
    } catch (error) {
      if (!(error instanceof PayPalError) || error.status !== 401) throw error
      // A token can be taken back before its time.
      this.#token = undefined
      return this.#sendWith(await this.#reachToken(whole), request, whole)
    }
  }

  async #sendWith(token: string, { method, path, body, requestId }: PayPalRequest, whole: AbortSignal) {
    const answer = await fetch(this.#settings.apiUrl + path, {
      method,
      headers: {
        accept: 'application/json',
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        prefer: 'return=representation',
        ...(requestId !== undefined && { 'paypal-request-id': requestId }),
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      signal: AbortSignal.any([whole, AbortSignal.timeout(this.#patience.attemptMs)]),
    })
    return read(answer)
  }

  #reachToken(whole: AbortSignal): Promise<string> {
    if (this.#token && this.#token.until > Date.now()) return Promise.resolve(this.#token.value)
    this.#asking ??= this.#askToken(whole).finally(() => {
      this.#asking = undefined
    })
    return this.#asking
  }

  async #askToken(whole: AbortSignal): Promise<string> {
    const { apiUrl, clientId, clientSecret } = this.#settings
    const answer = await fetch(`${apiUrl}/v1/oauth2/token`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials',
      signal: AbortSignal.any([whole, AbortSignal.timeout(this.#patience.attemptMs)]),
    })
    const { access_token: value, expires_in: seconds } = (await read(answer)) as TokenAnswer
    this.#token = { value, until: Date.now() + seconds * 1000 - TOKEN_EXPIRY_MARGIN_MS }
    return value
  }
}

interface TokenAnswer {
  readonly access_token: string
  /** Seconds. */
  readonly expires_in: number
}

interface RefusalAnswer {
  readonly name?: string
  readonly error?: string
  readonly details?: readonly { readonly issue?: string }[]
}

async function read(answer: Response): Promise<unknown> {
  const content: unknown = await answer.json()
  if (answer.ok) return content
  const { details, name, error } = content as RefusalAnswer
  throw new PayPalError(answer.status, details?.[0]?.issue ?? name ?? error ?? '')
}

/** PayPal cannot now, or is still at it: the same question may be answered in a moment. */
function isTransient({ status, issue }: PayPalError): boolean {
  return status >= 500 || status === 429 || (status === 409 && issue === 'PREVIOUS_REQUEST_IN_PROGRESS')
}
