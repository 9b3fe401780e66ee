import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import type * as z from 'zod/mini'
import type { Language } from '@colada/domain/wire/language'
import { type StatusName, statusCodes } from '@colada/domain/wire/status'
import { isDatabaseUnavailable, isInvalidValue } from '../database/connection.ts'
import { fieldMessage, messages } from '../locales/messages.ts'
import { languageOf } from './language.ts'

export interface ApiErrorOptions {
  /** Problems by field: names of `locales` fields, or words. */
  readonly errors?: Readonly<Record<string, readonly string[]>>
  /** Further fields of the answer, such as the prices that hold now. */
  readonly details?: object
  /** Seconds after which it makes sense to try again. */
  readonly retryAfter?: number
  readonly cause?: unknown
}

/** A refusal with its code; thrown anywhere below a route, answered in the request's language. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: StatusName
  readonly errors: ApiErrorOptions['errors']
  readonly details: object | undefined
  readonly retryAfter: number | undefined

  constructor(status: StatusName, { errors, details, retryAfter, cause }: ApiErrorOptions = {}) {
    super(`${status} (${statusCodes[status].code})`, { cause })
    this.status = status
    this.errors = errors
    this.details = details
    this.retryAfter = retryAfter
  }
}

/** The sentence of a status, in a language. */
export function messageOf(status: StatusName, language: Language): string {
  return messages[language].status[status]
}

/** Problems of a form by field: the first of each, since the others follow from it. */
export function problemsOf(error: z.core.$ZodError): Record<string, string[]> {
  const problems: Record<string, string[]> = {}
  for (const issue of error.issues) problems[issue.path.join('.')] ??= [issue.message]
  return problems
}

/** Turns whatever went wrong into the wire form of spec 001 §8. */
export const errors = fp(
  (app: FastifyInstance, _options, done) => {
    app.setErrorHandler((error: FastifyError, request, reply) => sendError(error, request, reply))
    app.setNotFoundHandler((request, reply) => sendError(new ApiError('notFound'), request, reply))
    done()
  },
  { name: 'errors' },
)

/**
 * Refuses an address that the router itself cannot read, broken or longer than any name of ours: no hook has seen
 * the request then, so its language is read here.
 */
export function sendInvalidUrlError(
  _error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  request.language = null
  request.query = Object.fromEntries(new URLSearchParams(request.url.split('?')[1]))
  void sendError(new ApiError('notFound'), request, reply)
}

function sendError(error: Error, request: FastifyRequest, reply: FastifyReply) {
  const refusal = toApiError(error, request)
  if (statusCodes[refusal.status].http >= 500) request.log.error({ err: error }, refusal.message)
  if (refusal.retryAfter !== undefined) void reply.header('retry-after', Math.ceil(refusal.retryAfter))
  const language = languageOf(request)
  return (
    reply
      .code(statusCodes[refusal.status].http)
      .header('cache-control', 'no-store')
      .type('application/json; charset=utf-8')
      // As text, so that the schema of a refusal does not strip its details.
      .send(JSON.stringify(toBody(refusal, language)))
  )
}

function toBody(refusal: ApiError, language: Language) {
  const message = messageOf(refusal.status, language)
  return {
    status: { code: statusCodes[refusal.status].code, message },
    message,
    ...(refusal.errors && { errors: translateErrors(refusal.errors, language) }),
    ...refusal.details,
  }
}

function translateErrors(problems: NonNullable<ApiErrorOptions['errors']>, language: Language) {
  return Object.fromEntries(
    Object.entries(problems).map(([field, found]) => [
      field,
      found.map((problem) => fieldMessage(language, problem)),
    ]),
  )
}

function toApiError(error: Error & Partial<FastifyError>, request: FastifyRequest): ApiError {
  if (error instanceof ApiError) return error
  if (hasZodFastifySchemaValidationErrors(error)) return invalid(error.validation)
  if (isDatabaseUnavailable(error)) return new ApiError('unavailable', { retryAfter: 2, cause: error })
  // An id that no row can have is as unknown as any other.
  if (isInvalidValue(error))
    return new ApiError(request.routeOptions.url?.includes('/:') ? 'notFound' : 'invalid')
  if (error.statusCode === 429) return new ApiError('tooMany', { retryAfter: 60 })
  if (error.statusCode === 503) return new ApiError('unavailable', { retryAfter: 2 })
  // What the framework refuses before a route sees it: broken JSON, a body too large, an unknown media type.
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500) return new ApiError('invalid')
  return new ApiError('failed', { cause: error })
}

/** More than any form has fields; a list of nonsense would be answered at a multiple of its length. */
const MAX_PROBLEMS = 50

interface SchemaProblem {
  readonly keyword: string
  readonly instancePath: string
  readonly message?: string | undefined
}

function invalid(problems: readonly SchemaProblem[]): ApiError {
  const errors: Record<string, string[]> = {}
  for (const { keyword, instancePath, message = 'invalid' } of problems.slice(0, MAX_PROBLEMS)) {
    const known =
      message in messages.es.fields ? message : keyword === 'invalid_type' ? 'required' : 'invalid'
    ;(errors[instancePath.slice(1).replaceAll('/', '.')] ??= []).push(known)
  }
  return new ApiError('invalid', { errors })
}
