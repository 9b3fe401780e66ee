import { say, sayCode, type Language } from './words.ts'

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

export type Answer<T> = { value: T; error?: undefined } | { value?: undefined; error: CallError }

type Fields = { [name: string]: Fields | string | boolean | null | undefined }

/** The browser's line to the provider, with the sentences of the page's language. */
export class Line {
  #key: string
  #language: () => Language

  constructor(publishableKey: string, language: () => Language) {
    this.#key = publishableKey
    this.#language = language
  }

  get language(): Language {
    return this.#language()
  }

  readIntent(clientSecret: string): Promise<Answer<IntentView>> {
    const secret = new URLSearchParams({ client_secret: clientSecret })
    return this.#call('GET', `payment_intents/${intentIdOf(clientSecret)}?${secret}`)
  }

  confirm(clientSecret: string, fields: Fields): Promise<Answer<IntentView>> {
    const body = { ...fields, client_secret: clientSecret }
    return this.#call('POST', `payment_intents/${intentIdOf(clientSecret)}/confirm`, body)
  }

  answerChallenge(clientSecret: string, result: 'complete' | 'fail'): Promise<Answer<IntentView>> {
    const body = { client_secret: clientSecret, result }
    return this.#call('POST', `payment_intents/${intentIdOf(clientSecret)}/challenge`, body)
  }

  createMethod(fields: Fields): Promise<Answer<unknown>> {
    return this.#call('POST', 'payment_methods', fields)
  }

  /** An error of the provider in the customer's words. */
  word(error: CallError): CallError {
    const message = sayCode(this.language, error.decline_code, error.code)
    return message ? { ...error, message } : error
  }

  async #call<T>(method: 'GET' | 'POST', path: string, fields: Fields = {}): Promise<Answer<T>> {
    const headers = {
      authorization: `Bearer ${this.#key}`,
      'content-type': 'application/x-www-form-urlencoded',
    }
    try {
      const answer = await fetch(`/sandbox/cards/v1/${path}`, {
        method,
        headers,
        ...(method === 'POST' && { body: encodeForm(fields) }),
      })
      const content = (await answer.json()) as T & { error?: CallError }
      if (answer.ok) return { value: content }
      if (content.error?.type) return { error: this.word(content.error) }
    } catch {
      // No line, or an answer that is not the provider's: the same to the customer.
    }
    return { error: { type: 'api_connection_error', message: say(this.language, 'connection') } }
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
