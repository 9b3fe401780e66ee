import * as z from 'zod/mini'

const invalidPort = 'must be a port between 0 and 65535'

/** A TCP port; 0 for any that is free. */
export const portSchema = z.coerce
  .number(invalidPort)
  .check(z.int(invalidPort), z.minimum(0, invalidPort), z.maximum(65_535, invalidPort))

/** A complete URL. */
export const urlSchema = z.url('must be a complete address, such as http://localhost:3000')

/** A URL that paths are appended to; its trailing slashes are removed. */
export const baseUrlSchema = (message = 'must be a complete address, such as http://localhost:3000') =>
  z.pipe(
    z.url(message),
    z.transform((url: string) => url.replace(/\/+$/, '')),
  )

/** `NODE_ENV`. */
export const modeSchema = z.enum(
  ['production', 'development', 'test'],
  'must be production, development or test',
)

/** `LOG_LEVEL`. */
export const logLevelSchema = z.enum(
  ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
  'must be a level of pino, such as info',
)

/** An invalid environment; one sentence per problem. The values are not in the message, since some are secrets. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'

  /** @param processName The process that does not start, such as `API`. */
  constructor(processName: string, problems: readonly string[]) {
    super(
      `The ${processName} cannot start with this environment:\n${problems.map((problem) => `- ${problem}`).join('\n')}`,
    )
  }
}

/**
 * Reads the variables of a schema from the environment. An empty variable is read as one that is not set. The messages
 * of the schema follow the name of the variable: `must be …`.
 *
 * @throws ConfigError naming every invalid variable
 */
export function readEnvironment<Environment>(
  processName: string,
  schema: z.ZodMiniType<Environment>,
  env: Readonly<Record<string, string | undefined>>,
): Environment {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  )
  const read = schema.safeParse(given)
  if (read.success) return read.data
  const problems = read.error.issues.map(({ path, message }) => {
    const name = path.join('.')
    return name in given ? `${name} ${message}.` : `${name} is not set; it ${message}.`
  })
  throw new ConfigError(processName, [...new Set(problems)])
}
