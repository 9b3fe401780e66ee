import { forwardersSchema } from '@colada/domain/wire/forwarders'
import * as z from 'zod/mini'

const port = z.pipe(
  z._default(z.string(), '3000'),
  z.pipe(
    z.transform(Number),
    z.number().check(z.refine((value) => Number.isInteger(value) && value >= 0 && value <= 65_535)),
  ),
)

const environment = z.object({
  NODE_ENV: z._default(z.enum(['development', 'production', 'test']), 'production'),
  PORT: port,
  HOST: z._default(z.string(), '0.0.0.0'),
  API_URL: z.url(),
  API_TOKEN: z.string().check(z.minLength(1)),
  PUBLIC_URL: z.optional(z.url()),
  SANDBOX_URL: z.optional(z.url()),
  PAYPAL_CLIENT_ID: z.optional(z.string()),
  GEOLOCATION_URL: z.optional(z.union([z.literal(''), z.url().check(z.includes('{ip}'))])),
  TRUST_PROXY: forwardersSchema,
  LOG_LEVEL: z._default(z.string(), 'warn'),
})

const meanings: Readonly<Record<string, string>> = {
  PORT: 'the port to listen on, 0 to 65535',
  API_URL: 'where the API answers, such as http://127.0.0.1:4000',
  API_TOKEN: 'the token that the API asks of its callers',
  PUBLIC_URL: 'the address customers use, such as https://colada.example',
  TRUST_PROXY:
    'the machines beside this one that say who asks, as addresses or networks with commas between, such as 10.0.0.0/8',
  GEOLOCATION_URL:
    'a service that says where an address is, with {ip} in its place, such as https://geo.example/{ip}/json',
  SANDBOX_URL: 'where the sandbox answers; left out with real providers',
}

/** What the storefront process is told by its environment. */
export interface Config {
  readonly production: boolean
  readonly port: number
  readonly host: string
  readonly apiUrl: string
  readonly apiToken: string
  /** Origin customers use; it decides whether cookies are `Secure` and what canonical addresses begin with. */
  readonly publicUrl: string
  readonly sandboxUrl: string | null
  /** PayPal itself is used, and not the sandbox's: its script, frames and calls are let in where one pays. */
  readonly hasPayPal: boolean
  /** Service that guesses where a visitor is, with `{ip}` in it; `null` where nobody is asked. */
  readonly geolocationUrl: string | null
  /** Networks that are believed about the address they forward for; everybody else is who they seem. */
  readonly trustProxy: readonly string[]
  readonly logLevel: string
}

/** Reads the environment; throws a sentence for people where something is missing or wrong. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const read = environment.safeParse(env)
  if (!read.success) {
    const problems = read.error.issues.map(({ path }) => {
      const name = String(path[0])
      return `  ${name}: ${meanings[name] ?? 'is not understood'} (is ${env[name] === undefined ? 'not set' : 'set to something else'})`
    })
    throw new Error(`The storefront cannot start with this environment:\n${problems.join('\n')}`)
  }
  const { data } = read
  return {
    production: data.NODE_ENV === 'production',
    port: data.PORT,
    host: data.HOST,
    apiUrl: data.API_URL.replace(/\/+$/, ''),
    apiToken: data.API_TOKEN,
    publicUrl: (data.PUBLIC_URL ?? `http://localhost:${data.PORT}`).replace(/\/+$/, ''),
    sandboxUrl: data.SANDBOX_URL?.replace(/\/+$/, '') ?? null,
    hasPayPal: (data.PAYPAL_CLIENT_ID ?? '') !== '',
    geolocationUrl: data.GEOLOCATION_URL || null,
    trustProxy: data.TRUST_PROXY,
    logLevel: data.LOG_LEVEL,
  }
}
