import { newPayPalId } from './identifiers.ts'

type Detail = { issue: string; description: string; field?: string }

/** A refusal in PayPal's own form: a name, and the issues that say what is wrong. */
export class PayPalRefusal extends Error {
  readonly status: number
  readonly body: { name: string; message: string; debug_id: string; details: Detail[]; links: [] }

  constructor(status: number, name: string, message: string, details: Detail[] = []) {
    super(message)
    this.name = 'PayPalRefusal'
    this.status = status
    this.body = { name, message, debug_id: newPayPalId(13).toLowerCase(), details, links: [] }
  }
}

/** 400: the request cannot be read. */
export function malformed(issue: string, field: string, description: string): PayPalRefusal {
  const message = 'Request is not well-formed, syntactically incorrect, or violates schema.'
  return new PayPalRefusal(400, 'INVALID_REQUEST', message, [{ issue, field, description }])
}

/** 422: the request is understood and cannot be carried out. */
export function unprocessable(issue: string, description: string, field?: string): PayPalRefusal {
  const message =
    'The requested action could not be performed, semantically incorrect, or failed business validation.'
  return new PayPalRefusal(422, 'UNPROCESSABLE_ENTITY', message, [
    { issue, description, ...(field !== undefined && { field }) },
  ])
}

export function notFound(): PayPalRefusal {
  return new PayPalRefusal(404, 'RESOURCE_NOT_FOUND', 'The specified resource does not exist.', [
    {
      issue: 'INVALID_RESOURCE_ID',
      description: 'Specified resource ID does not exist. Please check the resource ID and try again.',
    },
  ])
}
