import { translate, translateCode, type Language } from './messages.ts'

export type CallError = {
  type: string
  message: string
  code?: string
  decline_code?: string
  payment_intent?: IntentView
  [detail: string]: unknown
}

export type IntentView = {
  id: string
  amount: number
  currency: string
  client_secret: string
  status: string
  next_action: unknown
  payment_method: string | null
  last_payment_error: CallError | null
}

export type Result<T> = { value: T; error?: undefined } | { value?: undefined; error: CallError }

type Fields = { [name: string]: Fields | string | boolean | null | undefined }

/** The browser's client of the provider, with error messages in the page's language. */
export class ApiClient {
  #key: string
  #language: () => Language

  constructor(publishableKey: string, language: () => Language) {
    this.#key = publishableKey
    this.#language = language
  }

  get language(): Language {
    return this.#language()
  }

  readIntent(clientSecret: string): Promise<Result<IntentView>> {
    const secret = new URLSearchParams({ client_secret: clientSecret })
    return this.#call('GET', `payment_intents/${intentIdOf(clientSecret)}?${secret}`)
  }

  confirm(clientSecret: string, fields: Fields): Promise<Result<IntentView>> {
    const body = { ...fields, client_secret: clientSecret }
    return this.#call('POST', `payment_intents/${intentIdOf(clientSecret)}/confirm`, body)
  }

  completeChallenge(clientSecret: string, result: 'complete' | 'fail'): Promise<Result<IntentView>> {
    const body = { client_secret: clientSecret, result }
    return this.#call('POST', `payment_intents/${intentIdOf(clientSecret)}/challenge`, body)
  }

  createMethod(fields: Fields): Promise<Result<unknown>> {
    return this.#call('POST', 'payment_methods', fields)
  }

  /** Replaces a provider error's message by one in the page's language. */
  localizeError(error: CallError): CallError {
    const message = translateCode(this.language, error.decline_code, error.code)
    return message ? { ...error, message } : error
  }

  async #call<T>(method: 'GET' | 'POST', path: string, fields: Fields = {}): Promise<Result<T>> {
    const headers = {
      authorization: `Bearer ${this.#key}`,
      'content-type': 'application/x-www-form-urlencoded',
    }
    try {
      const response = await fetch(`/sandbox/cards/v1/${path}`, {
        method,
        headers,
        ...(method === 'POST' && { body: encodeForm(fields) }),
      })
      const content = (await response.json()) as T & { error?: CallError }
      if (response.ok) return { value: content }
      if (content.error?.type) return { error: this.localizeError(content.error) }
    } catch {
      // A network failure or a response that is not JSON: reported as a connection error below.
    }
    return { error: { type: 'api_connection_error', message: translate(this.language, 'connection') } }
  }
}

function intentIdOf(clientSecret: string): string {
  return clientSecret.split('_secret_', 1)[0] ?? ''
}

function encodeForm(fields: Fields): URLSearchParams {
  const form = new URLSearchParams()
  const add = (name: string, value: Fields[string]): void => {
    if (value === undefined || value === null) return
    if (typeof value !== 'object') return form.append(name, String(value))
    for (const [key, inner] of Object.entries(value)) add(`${name}[${key}]`, inner)
  }
  for (const [name, value] of Object.entries(fields)) add(name, value)
  return form
}
