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
import type { AppStores } from '../platform/routes/app-stores-context.ts'

const geolocationUrl =
  'must be the URL of a geolocation service with {ip} in it, such as https://geo.example/{ip}/json'

/** The variables of the environment; `docs/guides/run-in-production.md` lists them. */
export const environmentSchema = z.object({
  NODE_ENV: z._default(modeSchema, 'production'),
  PORT: z._default(portSchema, 3000),
  HOST: z._default(z.string(), '0.0.0.0'),
  METRICS_PORT: z.optional(portSchema),
  METRICS_HOST: z._default(z.string(), '127.0.0.1'),
  API_URL: baseUrlSchema('must be the URL of the API, such as http://127.0.0.1:4000'),
  API_TOKEN: z.string('must be the token that the API requires'),
  PUBLIC_URL: z.optional(baseUrlSchema('must be the public URL of the shop, such as https://colada.example')),
  SANDBOX_URL: z.optional(baseUrlSchema('must be the URL of the sandbox; it is not set with real providers')),
  PAYPAL_CLIENT_ID: z.optional(z.string()),
  FACEBOOK_APP_ID: z.optional(z.string()),
  GEOLOCATION_URL: z.optional(z.url(geolocationUrl).check(z.includes('{ip}', geolocationUrl))),
  APP_STORE_URL: z.optional(z.url('must be the page of the app in the App Store')),
  PLAY_STORE_URL: z.optional(z.url('must be the page of the app in Google Play')),
  TRUST_PROXY: trustedProxiesSchema,
  LOG_LEVEL: z._default(logLevelSchema, 'warn'),
})

/** Configuration of the storefront process. */
export interface Config {
  readonly production: boolean
  readonly port: number
  readonly host: string
  /** Where `/metrics` is served; `null` for nowhere. */
  readonly metrics: MetricsAddress | null
  readonly apiUrl: string
  readonly apiToken: string
  /** Public origin: decides whether cookies are `Secure`, and is the origin of canonical URLs. */
  readonly publicUrl: string
  readonly sandboxUrl: string | null
  /** Whether PayPal itself is used and not the sandbox: the payment document allows its scripts, frames and requests. */
  readonly hasPayPal: boolean
  /** Whether Facebook itself is used and not the sandbox: the document of its log-in allows its scripts and requests. */
  readonly hasFacebook: boolean
  /** URL of the geolocation service with `{ip}`; `null` without one. */
  readonly geolocationUrl: string | null
  /** Pages of the shop's app; `null` without one. */
  readonly appStores: AppStores
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
  const read = readEnvironment('storefront', environmentSchema, env)
  return {
    production: read.NODE_ENV === 'production',
    port: read.PORT,
    host: read.HOST,
    metrics: toMetricsAddress(read.METRICS_HOST, read.METRICS_PORT),
    apiUrl: read.API_URL,
    apiToken: read.API_TOKEN,
    publicUrl: read.PUBLIC_URL ?? `http://localhost:${read.PORT}`,
    sandboxUrl: read.SANDBOX_URL ?? null,
    hasPayPal: read.PAYPAL_CLIENT_ID !== undefined,
    hasFacebook: read.FACEBOOK_APP_ID !== undefined,
    geolocationUrl: read.GEOLOCATION_URL ?? null,
    appStores: { apple: read.APP_STORE_URL ?? null, google: read.PLAY_STORE_URL ?? null },
    trustProxy: read.TRUST_PROXY,
    logLevel: read.LOG_LEVEL,
  }
}
