import { trustedProxiesSchema } from '@colada/server/trusted-proxies'
import type { AppStores } from '../platform/routes/app-stores-context.ts'
import * as z from 'zod/mini'

const port = z.pipe(
  z.string(),
  z.pipe(
    z.transform(Number),
    z.number().check(z.refine((value) => Number.isInteger(value) && value >= 0 && value <= 65_535)),
  ),
)

/** The variables of the environment; the README and the guide to production describe them. */
export const environmentSchema = z.object({
  NODE_ENV: z._default(z.enum(['development', 'production', 'test']), 'production'),
  PORT: z._default(port, 3000),
  HOST: z._default(z.string(), '0.0.0.0'),
  METRICS_PORT: z.optional(port),
  METRICS_HOST: z._default(z.string(), '127.0.0.1'),
  API_URL: z.url(),
  API_TOKEN: z.string().check(z.minLength(1)),
  PUBLIC_URL: z.optional(z.url()),
  SANDBOX_URL: z.optional(z.url()),
  PAYPAL_CLIENT_ID: z.optional(z.string()),
  FACEBOOK_APP_ID: z.optional(z.string()),
  GEOLOCATION_URL: z.optional(z.union([z.literal(''), z.url().check(z.includes('{ip}'))])),
  APP_STORE_URL: z.optional(z.union([z.literal(''), z.url()])),
  PLAY_STORE_URL: z.optional(z.union([z.literal(''), z.url()])),
  TRUST_PROXY: trustedProxiesSchema,
  LOG_LEVEL: z._default(z.string(), 'warn'),
})

const meanings: Readonly<Record<string, string>> = {
  PORT: 'the port to listen on, 0 to 65535',
  METRICS_PORT: 'the port of /metrics, 0 to 65535; not set for none',
  API_URL: 'the URL of the API, such as http://127.0.0.1:4000',
  API_TOKEN: 'the token that the API requires',
  PUBLIC_URL: 'the public URL of the shop, such as https://colada.example',
  TRUST_PROXY:
    'the proxies whose X-Forwarded-For is trusted, as addresses or networks separated by commas, such as 10.0.0.0/8',
  GEOLOCATION_URL:
    'a geolocation service for IP addresses, with {ip} in its URL, such as https://geo.example/{ip}/json',
  APP_STORE_URL: 'the page of the app in the App Store',
  PLAY_STORE_URL: 'the page of the app in Google Play',
  SANDBOX_URL: 'the URL of the sandbox; not set with real providers',
}

/** Configuration of the storefront process. */
export interface Config {
  readonly production: boolean
  readonly port: number
  readonly host: string
  /** Where `/metrics` is served; `null` for nowhere. */
  readonly metrics: { readonly host: string; readonly port: number } | null
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

/** @throws Error With a message for operators when a variable is missing or invalid. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const read = environmentSchema.safeParse(env)
  if (!read.success) {
    const problems = read.error.issues.map(({ path }) => {
      const name = String(path[0])
      return `  ${name}: ${meanings[name] ?? 'is invalid'} (${env[name] === undefined ? 'not set' : 'invalid'})`
    })
    throw new Error(`The storefront cannot start with this environment:\n${problems.join('\n')}`)
  }
  const { data } = read
  return {
    production: data.NODE_ENV === 'production',
    port: data.PORT,
    host: data.HOST,
    metrics: data.METRICS_PORT === undefined ? null : { host: data.METRICS_HOST, port: data.METRICS_PORT },
    apiUrl: data.API_URL.replace(/\/+$/, ''),
    apiToken: data.API_TOKEN,
    publicUrl: (data.PUBLIC_URL ?? `http://localhost:${data.PORT}`).replace(/\/+$/, ''),
    sandboxUrl: data.SANDBOX_URL?.replace(/\/+$/, '') ?? null,
    hasPayPal: (data.PAYPAL_CLIENT_ID ?? '') !== '',
    hasFacebook: (data.FACEBOOK_APP_ID ?? '') !== '',
    geolocationUrl: data.GEOLOCATION_URL || null,
    appStores: { apple: data.APP_STORE_URL || null, google: data.PLAY_STORE_URL || null },
    trustProxy: data.TRUST_PROXY,
    logLevel: data.LOG_LEVEL,
  }
}
