import { createHash, randomUUID } from 'node:crypto'
import { register } from '@colada/domain/account/contract'
import { type Endpoint, type EndpointResponse, endpointPath } from '@colada/domain/wire/endpoint'
import pg from 'pg'
import { inject } from 'vitest'
import { buildApp } from '#api/app.ts'
import { type Config, readConfig } from '#api/config.ts'
import { openDatabase } from '#api/database/connection.ts'
import type { AppDependencies } from '#api/dependencies.ts'
import type { CardGateway } from '#api/gateways/cards.ts'
import type { FacebookGateway } from '#api/gateways/facebook.ts'
import type { Mailer } from '#api/gateways/mailer.ts'
import type { PayPalGateway } from '#api/gateways/paypal.ts'
import type { TaxOffice } from '#api/gateways/tax-office.ts'
import { mailOutbox } from '#api/mail/tables.ts'
import { isAboutAccount } from './account-mails.ts'
import { testNow } from './test-now.ts'

/** Longer than that of production, so that a busy machine causes no 503 where many transactions wait for each other. */
export const BUSY_MACHINE_LOCK_TIMEOUT_MS = 5_000

export interface TestApiOptions {
  /** Returns epoch milliseconds; by default a clock that `advance` moves. */
  readonly clock?: () => number
  /** Milliseconds by which the system clock is ahead of the database's; 0 by default. */
  readonly clockDeviation?: () => number
  readonly cards?: CardGateway
  /** By default PayPal is not configured. */
  readonly paypal?: PayPalGateway
  readonly mailer?: Mailer
  /** By default Facebook is not configured. */
  readonly facebook?: FacebookGateway
  readonly taxOffice?: TaxOffice
  readonly config?: Partial<Config>
  /** Called with every log line. */
  readonly onLog?: (line: string) => void
  /** Defaults to {@link BUSY_MACHINE_LOCK_TIMEOUT_MS}. */
  readonly lockTimeoutMs?: number
  /** Size of the connection pool. */
  readonly connections?: number
}

/** The parts of a request; `session` is a login token. */
export interface RequestInput {
  readonly params?: Record<string, string | number>
  readonly query?: Record<string, string>
  readonly body?: object
  readonly session?: string
  readonly headers?: Record<string, string>
  readonly language?: 'es' | 'en'
  /** IP address of the client; by default the local one. */
  readonly from?: string
}

export interface EndpointOutcome<C extends Endpoint> {
  /** HTTP status. */
  readonly http: number
  readonly headers: Record<string, string | string[] | number | undefined>
  /** The body, validated against the endpoint's schema when the status is 200. */
  readonly response: EndpointResponse<C> & { errors?: Record<string, string[]> }
}

export type TestApi = Awaited<ReturnType<typeof createTestApi>>

/** Creates an API with its own database, cloned from the template. Close it after the file's tests. */
export async function createTestApi(options: TestApiOptions = {}) {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const url = await cloneTemplate(name)
  const database = openDatabase(url, {
    connections: options.connections ?? 10,
    lockTimeoutMs: options.lockTimeoutMs ?? BUSY_MACHINE_LOCK_TIMEOUT_MS,
  })
  const time = { now: testNow }
  const config = { ...testConfig, databaseUrl: url, ...options.config }
  const dependencies: AppDependencies = {
    config,
    database,
    clock: options.clock ?? (() => time.now),
    clockDeviation: options.clockDeviation ?? (() => 0),
    cards: options.cards ?? unusedCardGateway,
    paypal: options.paypal ?? null,
    mailer: options.mailer ?? null,
    ...(options.facebook && { facebook: options.facebook }),
    ...(options.taxOffice && { taxOffice: options.taxOffice }),
    ...(options.onLog && { logTarget: { write: options.onLog } }),
  }
  const app = await buildApp(dependencies)

  return {
    app,
    url,
    dependencies,
    db: database.db,
    config,
    /** Advances the default clock. */
    advance: (milliseconds: number) => {
      time.now += milliseconds
    },
    call: <C extends Endpoint>(call: C, input: RequestInput = {}) => callApi(app, config, call, input),
    /** Registers a customer and returns the session. No welcome mail is sent, so that tests see only those of their subject. */
    signUp: async (email = `${randomUUID()}@example.com`) => {
      const { response } = await callApi(app, config, register, { body: validRegistration(email) })
      await database.db.delete(mailOutbox).where(isAboutAccount(database.db, response.user_id))
      return { email, session: response.login_token }
    },
    close: async () => {
      await app.close()
      await database.close()
      await dropDatabase(name)
    },
  }
}

/** Sends a request to an app and validates the response. */
export async function callApi<C extends Endpoint>(
  app: Awaited<ReturnType<typeof buildApp>>,
  config: Config,
  call: C,
  input: RequestInput,
): Promise<EndpointOutcome<C>> {
  const { url, headers } = endpointUrl(config, call, input)
  const response = await app.inject({
    method: call.method,
    url,
    headers,
    ...(input.from && { remoteAddress: input.from }),
    ...(input.body && { payload: input.body }),
  })
  return readOutcome(call, response.statusCode, response.headers, response.body)
}

/** Returns the path with query and the headers of a browser's request. */
export function endpointUrl(config: Pick<Config, 'apiToken'>, call: Endpoint, input: RequestInput) {
  const common = { api_token: config.apiToken, device_type: 'browser', lang: input.language ?? 'es' }
  const query = new URLSearchParams({ ...common, ...input.query })
  return {
    url: `/api${endpointPath(call, input.params)}?${query}`,
    headers: {
      ...(input.session && { authorization: `Bearer ${input.session}` }),
      ...input.headers,
    },
  }
}

/** Parses a response and validates it against the endpoint's schema when the status is 200. */
export function readOutcome<C extends Endpoint>(
  call: C,
  http: number,
  headers: EndpointOutcome<C>['headers'],
  body: string,
): EndpointOutcome<C> {
  const response: unknown = body === '' ? {} : JSON.parse(body)
  const schema: Endpoint['response'] = call.response
  if (http === 200) schema.parse(response)
  return { http, headers, response: response as EndpointOutcome<C>['response'] }
}

/** The digest of a password that clients send. */
export function passwordDigest(password: string): string {
  return createHash('md5').update(password).digest('hex')
}

export const testPassword = 'una buena contraseña'

/** A valid registration. */
export function validRegistration(email: string) {
  return {
    first_name: 'Ana',
    last_name: 'García',
    email,
    email_confirmation: email,
    password: passwordDigest(testPassword),
    phone: '600123456',
    source_id: 110,
    birth_date: '1970-01-01',
    aceptarTyC: 1 as const,
    newsletter: 0 as const,
  }
}

/** A valid address; its fields may be overridden. */
export function validAddress(fields: Partial<Record<string, string | number>> = {}) {
  return {
    alias: 'Casa',
    address_line1: 'Calle de Leganitos',
    address_line2: '43, 2º B',
    cp: '28013',
    city: 'Madrid',
    state: 'Madrid',
    country: 'España',
    is_default: 0,
    ...fields,
  }
}

const testConfig: Config = {
  ...readConfig({ NODE_ENV: 'test', JOBS: 'off', RATE_LIMITS: 'off' }),
  logLevel: 'silent',
}

/** For tests without payments: any use fails the test. */
const unusedCardGateway = new Proxy({} as CardGateway, {
  get: (_, method) => () => {
    throw new Error(`This test has no card provider, but ${String(method)} was called.`)
  },
})

/** Clones the template database and returns the URL. Copies its files: writing all of them to the log takes longer. */
export async function cloneTemplate(name: string): Promise<string> {
  await asAdmin(`create database ${name} template ${inject('templateName')} strategy file_copy`)
  const url = new URL(inject('postgresUrl'))
  url.pathname = `/${name}`
  return url.href
}

export async function dropDatabase(name: string): Promise<void> {
  await asAdmin(`drop database ${name} with (force)`)
}

async function asAdmin(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('postgresUrl') })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
