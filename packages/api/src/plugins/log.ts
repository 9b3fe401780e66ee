import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import fp from 'fastify-plugin'
import type { Config } from '../config.ts'
import type { LogTarget } from '../dependencies.ts'

const secretFields = ['authorization', 'cookie', 'password', 'login_token', 'api_token', 'email', 'phone']

/**
 * Options of the log. Nothing of a request is printed but its method and the pattern of its route: the URL
 * carries tokens (spec 001 §7), the body passwords (trust 5).
 */
export function logOptions(
  config: Pick<Config, 'logLevel'>,
  target?: LogTarget,
): FastifyServerOptions['logger'] {
  return {
    level: config.logLevel,
    redact: {
      paths: secretFields.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]),
      censor: '[hidden]',
    },
    serializers: { err: describeError, req: () => ({}), res: () => ({}) },
    ...(target && { stream: target }),
  }
}

/** One line a request, when it is answered. */
export const log = fp(
  (app: FastifyInstance, _options, done) => {
    app.addHook('onResponse', (request, reply, next) => {
      request.log.info(
        {
          method: request.method,
          route: request.routeOptions.url ?? 'unknown',
          status: reply.statusCode,
          milliseconds: Math.round(reply.elapsedTime),
        },
        'answered',
      )
      next()
    })
    done()
  },
  { name: 'log' },
)

interface ErrorLine {
  readonly [key: string]: unknown
  readonly type: string
  readonly message: string
  readonly code?: string
  readonly constraint?: string
  readonly stack: string
  readonly cause?: ErrorLine
}

/**
 * An error for the log. Messages and details of the database quote rows, and the ORM's quote parameters: of
 * those only the code and the constraint are told.
 */
export function describeError(error: Error): ErrorLine {
  const code = textOf(error, 'code')
  const constraint = textOf(error, 'constraint')
  const quotesValues = 'query' in error || 'severity' in error
  return {
    type: error.name,
    message: quotesValues ? 'A statement failed.' : error.message,
    ...(code && { code }),
    ...(constraint && { constraint }),
    stack: (error.stack ?? '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
    ...(error.cause instanceof Error && { cause: describeError(error.cause) }),
  }
}

/** Why a process cannot go on, for the terminal: the sentence of our own errors, a database's without its values. */
export function formatError(problem: unknown): string {
  if (!(problem instanceof Error)) return String(problem)
  const line = describeError(problem)
  return line.message === problem.message ? problem.message : JSON.stringify(line, null, 2)
}

function textOf(error: object, key: string): string | undefined {
  const value = (error as Record<string, unknown>)[key]
  return typeof value === 'string' ? value : undefined
}
