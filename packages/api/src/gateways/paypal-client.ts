import { setTimeout as delay } from 'node:timers/promises'
import { ProviderUnavailableError } from './provider.ts'

export interface PayPalSettings {
  readonly clientId: string
  readonly clientSecret: string
  /** Id of our webhook, which is part of the signature. */
  readonly webhookId: string
  /** URL of PayPal, its test system or a stand-in. */
  readonly apiUrl: string
  /** Defaults to {@link PAYPAL_TIMEOUTS}. */
  readonly timeouts?: PayPalTimeouts
}

interface PayPalTimeouts {
  /** Timeout of one attempt. */
  readonly attemptMs: number
  /** Timeout of all attempts together. */
  readonly totalMs: number
}

export interface PayPalRequest {
  readonly method: 'GET' | 'POST'
  readonly path: string
  /** An object, or JSON that is sent unchanged. */
  readonly body?: object | string
  /** Idempotency key. */
  readonly requestId?: string
  /** Whether the request may be retried. Defaults to true for `GET` and for requests with a request id. */
  readonly isRetryable?: boolean
}

/** An error response of PayPal. */
export class PayPalError extends Error {
  override readonly name = 'PayPalError'
  readonly status: number
  /** PayPal's error code, such as `INSTRUMENT_DECLINED`. */
  readonly issue: string

  constructor(status: number, issue: string) {
    super(`PayPal responded with ${status} ${issue}.`)
    this.status = status
    this.issue = issue
  }
}

export const PAYPAL_TIMEOUTS: PayPalTimeouts = { attemptMs: 4000, totalMs: 11_000 }
const MAX_ATTEMPTS = 3
/** Delay before the first retry; doubles with each. */
const FIRST_DELAY_MS = 150
/** A token is replaced this long before it expires. */
const TOKEN_EXPIRY_MARGIN_MS = 60_000

/** HTTP client of PayPal's REST API: access tokens, timeouts and retries. */
export class PayPalClient {
  #settings: PayPalSettings
  #timeouts: PayPalTimeouts
  #token: { readonly value: string; readonly expiresAt: number } | undefined
  /** Request for a token in progress, shared by all callers. */
  #pendingToken: Promise<string> | undefined

  constructor(settings: PayPalSettings) {
    this.#settings = settings
    this.#timeouts = settings.timeouts ?? PAYPAL_TIMEOUTS
  }

  /**
   * Sends a request; returns the body of the response.
   * @throws PayPalError, ProviderUnavailableError
   */
  async request(request: PayPalRequest): Promise<unknown> {
    const timeout = AbortSignal.timeout(this.#timeouts.totalMs)
    const { method, requestId, isRetryable = method === 'GET' || requestId !== undefined } = request
    let lastError: unknown
    for (let attempt = 0; attempt < (isRetryable ? MAX_ATTEMPTS : 1); attempt += 1) {
      if (attempt > 0) await delay(FIRST_DELAY_MS * 2 ** (attempt - 1))
      if (timeout.aborted) break
      try {
        return await this.#send(request, timeout)
      } catch (error) {
        if (error instanceof PayPalError && !isTransient(error)) throw error
        lastError = error
      }
    }
    throw new ProviderUnavailableError('PayPal cannot be reached.', { cause: lastError })
  }

  async #send(request: PayPalRequest, timeout: AbortSignal): Promise<unknown> {
    try {
      return await this.#sendWith(await this.#getToken(timeout), request, timeout)
    } catch (error) {
      if (!(error instanceof PayPalError) || error.status !== 401) throw error
      // A token can be revoked before it expires.
      this.#token = undefined
      return this.#sendWith(await this.#getToken(timeout), request, timeout)
    }
  }

  async #sendWith(token: string, { method, path, body, requestId }: PayPalRequest, timeout: AbortSignal) {
    const response = await fetch(this.#settings.apiUrl + path, {
      method,
      headers: {
        accept: 'application/json',
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        prefer: 'return=representation',
        ...(requestId !== undefined && { 'paypal-request-id': requestId }),
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      signal: AbortSignal.any([timeout, AbortSignal.timeout(this.#timeouts.attemptMs)]),
    })
    return read(response)
  }

  #getToken(timeout: AbortSignal): Promise<string> {
    if (this.#token && this.#token.expiresAt > Date.now()) return Promise.resolve(this.#token.value)
    this.#pendingToken ??= this.#requestToken(timeout).finally(() => {
      this.#pendingToken = undefined
    })
    return this.#pendingToken
  }

  async #requestToken(timeout: AbortSignal): Promise<string> {
    const { apiUrl, clientId, clientSecret } = this.#settings
    const response = await fetch(`${apiUrl}/v1/oauth2/token`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials',
      signal: AbortSignal.any([timeout, AbortSignal.timeout(this.#timeouts.attemptMs)]),
    })
    const { access_token: value, expires_in: seconds } = (await read(response)) as TokenResponse
    this.#token = { value, expiresAt: Date.now() + seconds * 1000 - TOKEN_EXPIRY_MARGIN_MS }
    return value
  }
}

interface TokenResponse {
  readonly access_token: string
  /** Seconds. */
  readonly expires_in: number
}

interface ErrorResponse {
  readonly name?: string
  readonly error?: string
  readonly details?: readonly { readonly issue?: string }[]
}

async function read(response: Response): Promise<unknown> {
  const content: unknown = await response.json()
  if (response.ok) return content
  const { details, name, error } = content as ErrorResponse
  throw new PayPalError(response.status, details?.[0]?.issue ?? name ?? error ?? '')
}

/** Whether a retry may succeed: a server error, a rate limit, or the same request still in progress. */
function isTransient({ status, issue }: PayPalError): boolean {
  return status >= 500 || status === 429 || (status === 409 && issue === 'PREVIOUS_REQUEST_IN_PROGRESS')
}
