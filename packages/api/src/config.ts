import { resolve } from 'node:path'
import { company } from '@colada/domain/content/company'
import {
  baseUrlSchema,
  ConfigError,
  logLevelSchema,
  modeSchema,
  portSchema,
  readEnvironment,
  urlSchema,
} from '@colada/server/environment'
import { type MetricsAddress, toMetricsAddress } from '@colada/server/metrics'
import { trustedProxiesSchema } from '@colada/server/trusted-proxies'
import * as z from 'zod/mini'
import { type ArmedFailPoint, failPointPattern, failPoints, toFailPoint } from './fail-points.ts'
import { type InvoicesConfig, invoiceVariables, missingForInvoices, toInvoices } from './invoice-config.ts'
import { type FacebookConfig, type PayPalConfig, toFacebook, toPayPal } from './provider-config.ts'

const switchSchema = z.enum(['on', 'off'], 'must be "on" or "off"')
const secret = (purpose: string) =>
  z.string().check(z.minLength(16, `must have at least 16 characters; it ${purpose}`))

/** Defaults for development; production does not start without its own. */
const developmentSecrets = {
  API_TOKEN: 'colada-development-api-token',
  PEPPER: 'colada-development-pepper',
  OPERATIONS_KEY: 'colada-development-operations-key',
} as const

/** Keys of the card provider's sandbox. */
const sandboxKeys = {
  STRIPE_SECRET_KEY: 'sk_test_colada_sandbox',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_colada_sandbox',
  STRIPE_WEBHOOK_SECRET: 'whsec_colada_sandbox',
} as const

/** The variables of the environment; `docs/guides/run-in-production.md` lists them. */
export const environmentSchema = z.object({
  API_PORT: z._default(portSchema, 0),
  API_HOST: z._default(z.string(), '127.0.0.1'),
  API_METRICS_PORT: z.optional(portSchema),
  METRICS_HOST: z._default(z.string(), '127.0.0.1'),
  DATABASE_URL: z.optional(z.string().check(z.regex(/^postgres(ql)?:\/\//, 'must start with postgres://'))),
  VALKEY_URL: z.optional(
    z.string().check(z.regex(/^(valkey|redis)s?:\/\//, 'must start with valkey:// or redis://')),
  ),
  COLADA_DATA: z._default(z.string(), '.data'),
  COLADA_DEMO: z.optional(z.enum(['0', '1'], 'must be 0 or 1')),
  CATALOGUE_SIZE: z._default(
    z.coerce
      .number('must be a number of products')
      .check(z.int('must be a number of products'), z.minimum(0), z.maximum(20_000, 'must be at most 20000')),
    0,
  ),
  API_TOKEN: z.optional(secret('is sent as api_token with every call')),
  PUBLIC_URL: z._default(baseUrlSchema(), 'http://localhost:3000'),
  BACKOFFICE_URL: z.optional(baseUrlSchema()),
  STRIPE_SECRET_KEY: z.optional(z.string()),
  STRIPE_PUBLISHABLE_KEY: z.optional(z.string()),
  STRIPE_WEBHOOK_SECRET: z.optional(z.string()),
  STRIPE_API_URL: z.optional(urlSchema),
  CARD_SCRIPT: z._default(z.string(), ''),
  PAYPAL_CLIENT_ID: z.optional(z.string()),
  PAYPAL_CLIENT_SECRET: z.optional(z.string()),
  PAYPAL_WEBHOOK_ID: z.optional(z.string()),
  PAYPAL_API_URL: z.optional(urlSchema),
  PAYPAL_SCRIPT: z._default(z.string(), ''),
  FACEBOOK_APP_ID: z.optional(z.string()),
  FACEBOOK_APP_SECRET: z.optional(z.string()),
  FACEBOOK_GRAPH_URL: z._default(urlSchema, 'https://graph.facebook.com/v23.0'),
  FACEBOOK_SDK_URL: z._default(z.string(), ''),
  SMTP_URL: z.optional(z.string().check(z.regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://'))),
  MAIL_FROM: z._default(z.string(), `Colada <${company.email}>`),
  ...invoiceVariables,
  OPERATIONS_EMAIL: z._default(z.email('must be an e-mail address'), 'operaciones@colada.example'),
  ANALYTICS_FORWARD_URL: z.optional(urlSchema),
  PEPPER: z.optional(secret('protects the passwords at rest and must never change')),
  OPERATIONS_KEY: z.optional(secret('opens the calls of operations')),
  JOBS: z._default(switchSchema, 'on'),
  RATE_LIMITS: z._default(switchSchema, 'on'),
  TRUST_PROXY: trustedProxiesSchema,
  NODE_ENV: z._default(modeSchema, 'development'),
  COLADA_FAIL_POINT: z.optional(
    z.string().check(z.regex(failPointPattern, `must be one of ${failPoints.join(', ')}`)),
  ),
  LOG_LEVEL: z._default(logLevelSchema, 'info'),
})

/** The configuration, read from the environment. */
export interface Config extends InvoicesConfig {
  readonly port: number
  readonly host: string
  /** Where `/metrics` is served; `null` for nowhere. */
  readonly metrics: MetricsAddress | null
  /** `null` starts the embedded PostgreSQL in `dataFolder`. */
  readonly databaseUrl: string | null
  /** `null` counts shared rate limits in the database. */
  readonly valkeyUrl: string | null
  /** Absolute path. */
  readonly dataFolder: string
  /** Whether demo customers and their orders are added. */
  readonly hasDemoData: boolean
  /** Minimum number of products of the seed, for measurements of a large catalogue; 0 for the seed as it is. */
  readonly catalogueSize: number
  readonly apiToken: string
  readonly publicUrl: string
  /** Public origin of the back office, of which the passkeys of staff are. */
  readonly backofficeUrl: string
  readonly stripe: {
    readonly secretKey: string
    readonly publishableKey: string
    readonly webhookSecret: string
    /** URL of a stand-in for the provider. */
    readonly apiUrl?: string
    /** URL of a script that browsers load before the provider's library; empty for none. */
    readonly cardScript: string
  }
  /** `null` where the shop does not accept PayPal. */
  readonly paypal: PayPalConfig | null
  /** `null` without the log-in with Facebook. */
  readonly facebook: FacebookConfig | null
  /** `null` without a mail server: mail stays in the outbox. */
  readonly smtpUrl: string | null
  readonly mailFrom: string
  /** Where contact messages are sent. */
  readonly operationsEmail: string
  /** Where the counters of ended days are sent; `null` for nowhere. */
  readonly analyticsForwardUrl: string | null
  readonly pepper: string
  readonly operationsKey: string
  readonly hasJobs: boolean
  readonly hasRateLimits: boolean
  /** Networks whose X-Forwarded-For is trusted: storefronts and load balancers. */
  readonly trustProxy: readonly string[]
  readonly mode: 'production' | 'development' | 'test'
  readonly logLevel: string
  /** `null` except in tests of faults. */
  readonly failPoint: ArmedFailPoint | null
}

/**
 * Reads the environment of the process.
 * @throws ConfigError naming every invalid key
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const read = readEnvironment('API', environmentSchema, env)
  const problems = missingIn(read)
  if (problems.length > 0) throw new ConfigError('API', problems)
  return toConfig(read)
}

type Environment = z.infer<typeof environmentSchema>

function missingIn(env: Environment): string[] {
  const problems: string[] = []
  if (env.STRIPE_SECRET_KEY) {
    if (!env.STRIPE_PUBLISHABLE_KEY)
      problems.push('STRIPE_PUBLISHABLE_KEY is needed beside STRIPE_SECRET_KEY.')
    if (!env.STRIPE_WEBHOOK_SECRET) problems.push('STRIPE_WEBHOOK_SECRET is needed beside STRIPE_SECRET_KEY.')
  }
  if (env.COLADA_FAIL_POINT && env.NODE_ENV !== 'test') {
    problems.push('COLADA_FAIL_POINT ends the process on purpose and is taken with NODE_ENV=test only.')
  }
  if (env.PAYPAL_CLIENT_ID) {
    for (const key of ['PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID'] as const) {
      if (!env[key]) problems.push(`${key} is needed beside PAYPAL_CLIENT_ID.`)
    }
  }
  if (env.FACEBOOK_APP_ID && !env.FACEBOOK_APP_SECRET)
    problems.push('FACEBOOK_APP_SECRET is needed beside FACEBOOK_APP_ID.')
  if (env.NODE_ENV !== 'production') return problems
  for (const key of ['API_TOKEN', 'PEPPER', 'OPERATIONS_KEY'] as const) {
    if (!env[key]) problems.push(`${key} is needed in production: a long random text, kept secret.`)
  }
  if (!env.STRIPE_SECRET_KEY && !env.STRIPE_API_URL) {
    problems.push('STRIPE_SECRET_KEY is needed in production (or STRIPE_API_URL for a stand-in).')
  }
  // A shop with a stand-in for its card provider takes no money.
  if (!env.STRIPE_API_URL) problems.push(...missingForInvoices(env))
  return problems
}

function toConfig(env: Environment): Config {
  return {
    port: env.API_PORT,
    host: env.API_HOST,
    metrics: toMetricsAddress(env.METRICS_HOST, env.API_METRICS_PORT),
    databaseUrl: env.DATABASE_URL ?? null,
    valkeyUrl: env.VALKEY_URL ?? null,
    dataFolder: resolve(env.COLADA_DATA),
    hasDemoData: env.COLADA_DEMO === undefined ? env.DATABASE_URL === undefined : env.COLADA_DEMO === '1',
    catalogueSize: env.CATALOGUE_SIZE,
    apiToken: env.API_TOKEN ?? developmentSecrets.API_TOKEN,
    publicUrl: env.PUBLIC_URL,
    backofficeUrl: env.BACKOFFICE_URL ?? env.PUBLIC_URL,
    stripe: {
      secretKey: env.STRIPE_SECRET_KEY ?? sandboxKeys.STRIPE_SECRET_KEY,
      publishableKey: env.STRIPE_PUBLISHABLE_KEY ?? sandboxKeys.STRIPE_PUBLISHABLE_KEY,
      webhookSecret: env.STRIPE_WEBHOOK_SECRET ?? sandboxKeys.STRIPE_WEBHOOK_SECRET,
      ...(env.STRIPE_API_URL ? { apiUrl: env.STRIPE_API_URL } : {}),
      cardScript: env.CARD_SCRIPT,
    },
    paypal: toPayPal(env),
    facebook: toFacebook(env),
    smtpUrl: env.SMTP_URL ?? null,
    mailFrom: env.MAIL_FROM,
    ...toInvoices(env),
    operationsEmail: env.OPERATIONS_EMAIL,
    analyticsForwardUrl: env.ANALYTICS_FORWARD_URL ?? null,
    pepper: env.PEPPER ?? developmentSecrets.PEPPER,
    operationsKey: env.OPERATIONS_KEY ?? developmentSecrets.OPERATIONS_KEY,
    hasJobs: env.JOBS === 'on',
    hasRateLimits: env.RATE_LIMITS === 'on',
    trustProxy: env.TRUST_PROXY,
    mode: env.NODE_ENV,
    logLevel: env.LOG_LEVEL,
    failPoint: toFailPoint(env.COLADA_FAIL_POINT),
  }
}
