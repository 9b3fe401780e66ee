import { randomUUID } from 'node:crypto'
import { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify'
import fp from 'fastify-plugin'

/** Destination of log lines. */
export interface LogTarget {
  write(line: string): void
}

const secretFields = [
  'authorization',
  'cookie',
  'password',
  'login_token',
  'staff_token',
  'api_token',
  'email',
  'phone',
]

/**
 * Returns Fastify's options for the log. Of a request only the method and the route pattern are logged (`log`): the URL
 * contains tokens (spec 001 §7), the body passwords (trust 5).
 *
 * @param target Defaults to standard output.
 */
export function logOptions(
  { logLevel }: { readonly logLevel: string },
  target?: LogTarget,
): Pick<FastifyServerOptions, 'logger' | 'logController' | 'genReqId'> {
  return {
    logger: {
      level: logLevel,
      redact: {
        paths: secretFields.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]),
        censor: '[hidden]',
      },
      serializers: { err: describeError, req: () => ({}), res: () => ({}) },
      ...(target && { stream: target }),
    },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
  }
}

/** Logs one line per request when its response has been sent. */
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
        'request completed',
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
 * Serializes an error for the log. Messages of the database contain row values, and those of the ORM parameters: of such
 * errors only the code and the constraint are logged.
 */
export function describeError(error: Error): ErrorLine {
  const code = textOf(error, 'code')
  const constraint = textOf(error, 'constraint')
  const containsValues = 'query' in error || 'severity' in error
  return {
    type: error.name,
    message: containsValues ? 'A statement failed.' : error.message,
    ...(code && { code }),
    ...(constraint && { constraint }),
    stack: (error.stack ?? '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
    ...(error.cause instanceof Error && { cause: describeError(error.cause) }),
  }
}

/** Formats an error for the terminal: the message, or the serialized error where the message may contain row values. */
export function formatError(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const line = describeError(error)
  return line.message === error.message ? error.message : JSON.stringify(line, null, 2)
}

function textOf(error: object, key: string): string | undefined {
  const value = (error as Record<string, unknown>)[key]
  return typeof value === 'string' ? value : undefined
}
