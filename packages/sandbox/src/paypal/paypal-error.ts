import { newPayPalId } from './identifiers.ts'

type Detail = { issue: string; description: string; field?: string }

/** An error response of PayPal: a name and its issues. */
export class PayPalError extends Error {
  readonly status: number
  readonly body: { name: string; message: string; debug_id: string; details: Detail[]; links: [] }

  constructor(status: number, name: string, message: string, details: Detail[] = []) {
    super(message)
    this.name = 'PayPalError'
    this.status = status
    this.body = { name, message, debug_id: newPayPalId(13).toLowerCase(), details, links: [] }
  }
}

/** 400: the request is not well-formed. */
export function malformed(issue: string, field: string, description: string): PayPalError {
  const message = 'Request is not well-formed, syntactically incorrect, or violates schema.'
  return new PayPalError(400, 'INVALID_REQUEST', message, [{ issue, field, description }])
}

/** 422: the request is well-formed but cannot be processed. */
export function unprocessable(issue: string, description: string, field?: string): PayPalError {
  const message =
    'The requested action could not be performed, semantically incorrect, or failed business validation.'
  return new PayPalError(422, 'UNPROCESSABLE_ENTITY', message, [
    { issue, description, ...(field !== undefined && { field }) },
  ])
}

export function notFound(): PayPalError {
  return new PayPalError(404, 'RESOURCE_NOT_FOUND', 'The specified resource does not exist.', [
    {
      issue: 'INVALID_RESOURCE_ID',
      description: 'Specified resource ID does not exist. Please check the resource ID and try again.',
    },
  ])
}
