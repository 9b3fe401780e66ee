/** The `error` object of the provider's responses. */
export type ErrorBody = {
  type: 'invalid_request_error' | 'card_error' | 'idempotency_error' | 'api_error'
  message: string
  code?: string
  param?: string
  decline_code?: string
  charge?: string
  payment_intent?: unknown
  payment_method?: unknown
}

/** An error response of the provider: HTTP status and `error` object. */
export class ProviderError extends Error {
  readonly status: number
  readonly body: ErrorBody

  constructor(status: number, body: ErrorBody) {
    super(body.message)
    this.name = 'ProviderError'
    this.status = status
    this.body = body
  }
}

export function invalidRequest(message: string, detail: Partial<ErrorBody> = {}): ProviderError {
  return new ProviderError(400, { type: 'invalid_request_error', message, ...detail })
}

export function resourceMissing(kind: string, id: string, param = 'id'): ProviderError {
  const detail = { code: 'resource_missing', param }
  return new ProviderError(404, {
    type: 'invalid_request_error',
    message: `No such ${kind}: '${id}'`,
    ...detail,
  })
}

export function invalidKey(message: string): ProviderError {
  return new ProviderError(401, { type: 'invalid_request_error', message })
}
