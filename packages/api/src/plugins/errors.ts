import type { Language } from '@colada/domain/wire/language'
import { type StatusName, statusCodes } from '@colada/domain/wire/status-codes'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import type * as z from 'zod/mini'
import { isDatabaseUnavailable, isInvalidValue } from '../database/connection.ts'
import { type FieldMessage, fieldMessage, interpolate, messages } from '../locales/messages.ts'
import { languageOf } from './language.ts'

export interface ApiErrorOptions {
  /** Problems by field: keys of `messages[language].fields`, or texts. */
  readonly errors?: Readonly<Record<string, readonly string[]>>
  /** Values for the placeholders of the message. */
  readonly values?: Readonly<Record<string, string>>
  /** Further fields of the response, such as the current prices. */
  readonly details?: object
  /** Seconds, for the Retry-After header. */
  readonly retryAfter?: number
  readonly cause?: unknown
}

/** An error with a status of the wire; the error handler sends it in the language of the request. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: StatusName
  readonly errors: ApiErrorOptions['errors']
  readonly values: ApiErrorOptions['values']
  readonly details: object | undefined
  readonly retryAfter: number | undefined

  constructor(status: StatusName, { errors, values, details, retryAfter, cause }: ApiErrorOptions = {}) {
    super(`${status} (${statusCodes[status].code})`, { cause })
    this.status = status
    this.errors = errors
    this.values = values
    this.details = details
    this.retryAfter = retryAfter
  }
}

/** Returns the message of a status. */
export function messageOf(status: StatusName, language: Language): string {
  return messages[language].status[status]
}

/** Returns the first problem of each field; further ones follow from it. */
export function problemsOf(error: z.core.$ZodError): Record<string, string[]> {
  const problems: Record<string, string[]> = {}
  for (const { path, message } of error.issues) {
    problems[path.join('.')] ??= [isFieldProblem(message) ? message : 'invalid']
  }
  return problems
}

/** Whether a schema's message is a key of `messages[language].fields`; others are the validator's own English. */
const isFieldProblem = (message: string) => message in messages.es.fields

/** Sends errors in the format of spec 001 §8. */
export const errors = fp(
  (app: FastifyInstance, _options, done) => {
    app.setErrorHandler((error: FastifyError, request, reply) => sendError(error, request, reply))
    app.setNotFoundHandler((request, reply) => sendError(new ApiError('notFound'), request, reply))
    done()
  },
  { name: 'errors' },
)

/**
 * Responds with 404 to a URL that the router cannot parse or that exceeds its limits. No hook has run, so the language
 * is read here.
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
  const apiError = toApiError(error, request)
  if (statusCodes[apiError.status].http >= 500) request.log.error({ err: error }, apiError.message)
  if (apiError.retryAfter !== undefined) void reply.header('retry-after', Math.ceil(apiError.retryAfter))
  const language = languageOf(request)
  return (
    reply
      .code(statusCodes[apiError.status].http)
      .header('cache-control', 'no-store')
      .type('application/json; charset=utf-8')
      // Serialized here, because the response schema would remove the details.
      .send(JSON.stringify(toBody(apiError, language)))
  )
}

/** Up to this many seconds are a moment. */
const MOMENT_S = 60

function messageOfError({ status, values = {}, retryAfter = 0 }: ApiError, language: Language): string {
  if (status !== 'tooMany' || retryAfter <= MOMENT_S) return interpolate(messageOf(status, language), values)
  const { tooManyForMinutes } = messages[language]
  return interpolate(tooManyForMinutes, { minutes: Math.ceil(retryAfter / 60) })
}

function toBody(apiError: ApiError, language: Language) {
  const message = messageOfError(apiError, language)
  return {
    status: { code: statusCodes[apiError.status].code, message },
    message,
    ...(apiError.errors && { errors: translateErrors(apiError.errors, language) }),
    ...apiError.details,
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

/** Problems of the multipart plugin, by its error codes. */
const pictureProblems: Readonly<Record<string, FieldMessage>> = {
  FST_REQ_FILE_TOO_LARGE: 'picture-too-large',
  FST_FILES_LIMIT: 'too-many-pictures',
}

function toApiError(error: Error & Partial<FastifyError>, request: FastifyRequest): ApiError {
  if (error instanceof ApiError) return error
  if (hasZodFastifySchemaValidationErrors(error)) {
    return error.validationContext === 'params' ? new ApiError('notFound') : invalid(error.validation)
  }
  if (isDatabaseUnavailable(error)) return new ApiError('unavailable', { retryAfter: 2, cause: error })
  // A number that no row can have.
  if (isInvalidValue(error))
    return new ApiError(request.routeOptions.url?.includes('/:') ? 'notFound' : 'invalid')
  const pictureProblem = pictureProblems[error.code ?? '']
  if (pictureProblem) return new ApiError('invalid', { errors: { file: [pictureProblem] } })
  if (error.statusCode === 429) return new ApiError('tooMany', { retryAfter: 60 })
  if (error.statusCode === 503) return new ApiError('unavailable', { retryAfter: 2 })
  // Errors of the framework: invalid JSON, a body above the limit, an unknown media type.
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500) return new ApiError('invalid')
  return new ApiError('failed', { cause: error })
}

/** More than any form has fields; limits the response to a long invalid list. */
const MAX_PROBLEMS = 50

interface SchemaProblem {
  readonly keyword: string
  readonly instancePath: string
  readonly message?: string | undefined
}

function invalid(problems: readonly SchemaProblem[]): ApiError {
  const errors: Record<string, string[]> = {}
  for (const { keyword, instancePath, message = 'invalid' } of problems.slice(0, MAX_PROBLEMS)) {
    const known = isFieldProblem(message) ? message : keyword === 'invalid_type' ? 'required' : 'invalid'
    ;(errors[instancePath.slice(1).replaceAll('/', '.')] ??= []).push(known)
  }
  return new ApiError('invalid', { errors })
}
