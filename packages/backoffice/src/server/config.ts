import {
  baseUrlSchema,
  logLevelSchema,
  modeSchema,
  portSchema,
  readEnvironment,
} from '@colada/server/environment'
import { type MetricsAddress, toMetricsAddress } from '@colada/server/metrics'
import { trustedProxiesSchema } from '@colada/server/trusted-proxies'
import * as z from 'zod/mini'

/** The variables of the environment; `docs/guides/run-in-production.md` lists them. */
export const environmentSchema = z.object({
  NODE_ENV: z._default(modeSchema, 'production'),
  BACKOFFICE_PORT: z._default(portSchema, 3001),
  BACKOFFICE_HOST: z._default(z.string(), '0.0.0.0'),
  BACKOFFICE_METRICS_PORT: z.optional(portSchema),
  METRICS_HOST: z._default(z.string(), '127.0.0.1'),
  API_URL: baseUrlSchema('must be the URL of the API, such as http://127.0.0.1:4000'),
  API_TOKEN: z.string('must be the token that the API requires'),
  BACKOFFICE_URL: z.optional(
    baseUrlSchema('must be the public URL of the back office, such as https://staff.colada.example'),
  ),
  TRUST_PROXY: trustedProxiesSchema,
  LOG_LEVEL: z._default(logLevelSchema, 'warn'),
})

/** Configuration of the back office's process. */
export interface Config {
  readonly production: boolean
  readonly port: number
  readonly host: string
  /** Where `/metrics` is served; `null` for nowhere. */
  readonly metrics: MetricsAddress | null
  readonly apiUrl: string
  readonly apiToken: string
  /** Public origin: decides whether cookies are `Secure`, and from which pages changes are accepted. */
  readonly publicUrl: string
  /** Networks of proxies whose `X-Forwarded-For` is trusted. */
  readonly trustProxy: readonly string[]
  readonly logLevel: string
}

/**
 * Reads the environment of the process.
 *
 * @throws ConfigError naming every invalid variable
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const read = readEnvironment('back office', environmentSchema, env)
  return {
    production: read.NODE_ENV === 'production',
    port: read.BACKOFFICE_PORT,
    host: read.BACKOFFICE_HOST,
    metrics: toMetricsAddress(read.METRICS_HOST, read.BACKOFFICE_METRICS_PORT),
    apiUrl: read.API_URL,
    apiToken: read.API_TOKEN,
    publicUrl: read.BACKOFFICE_URL ?? `http://localhost:${read.BACKOFFICE_PORT}`,
    trustProxy: read.TRUST_PROXY,
    logLevel: read.LOG_LEVEL,
  }
}
