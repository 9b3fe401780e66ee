import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { register } from '@colada/domain/account/contract'
import type { Endpoint } from '@colada/domain/wire/endpoint'
import { readConfig } from '#api/config.ts'
import { openDatabase } from '#api/database/connection.ts'
import { createSandbox } from '#sandbox/sandbox.ts'
import { freePort } from '#scripts/shop.ts'
import {
  endpointUrl,
  type RequestInput,
  type EndpointOutcome,
  cloneTemplate,
  dropDatabase,
  readOutcome,
  validRegistration,
} from '../../api/support/test-api.ts'
import { ApiProcess } from './api-process.ts'

const webhookSecret = 'whsec_faulty_shop'
/** Time for which customers retry before the test fails. */
const RETRY_TIMEOUT_MS = 90_000

export type RestartableShop = Awaited<ReturnType<typeof startRestartableShop>>

/**
 * A shop whose API runs in its own process, which can be killed and restarted on the same data. The sandbox's card
 * provider and mail server keep running, as the real ones would.
 */
export async function startRestartableShop() {
  const name = `faults_${randomUUID().replaceAll('-', '')}`
  const databaseUrl = await cloneTemplate(name)
  const folder = mkdtempSync(join(tmpdir(), 'colada-faults-'))
  const sandbox = await createSandbox({
    dataFolder: folder,
    webhookRetryDelays: Array<number>(600).fill(100),
  })
  const url = `http://127.0.0.1:${await freePort()}`
  sandbox.setWebhookTarget({ url: `${url}/api/webhooks/stripe`, secret: webhookSecret })
  const database = openDatabase(databaseUrl)
  const config = readConfig({ NODE_ENV: 'test' })
  const env = {
    DATABASE_URL: databaseUrl,
    STRIPE_API_URL: sandbox.url,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    PAYPAL_API_URL: `${sandbox.url}/paypal`,
    SMTP_URL: sandbox.smtpUrl,
    RATE_LIMITS: 'off',
    // Each sale has a record in the chain.
    TAX_REGISTER: 'verifactu',
    TAX_OFFICE_URL: `${sandbox.url}/tax-office`,
    // Avoids compiling at every start.
    NODE_COMPILE_CACHE: join(tmpdir(), 'colada-faults-compiled'),
  }
  const started: ApiProcess[] = []

  const callAt =
    (base: string) =>
    <C extends Endpoint>(endpoint: C, input: RequestInput = {}): Promise<EndpointOutcome<C>> =>
      retryUntilTimeout(async () => {
        const outcome = await callOnce(base, config, endpoint, input)
        if (outcome.http === 503) throw new Error(`${endpoint.name} returned 503.`)
        return outcome
      })
  const call = callAt(url)

  return {
    url,
    config,
    db: database.db,
    sandbox,
    /** Starts the API; resolves when it is ready. */
    start: async (more: Record<string, string> = {}) => {
      const startedAt = performance.now()
      const api = await ApiProcess.start(url, { ...env, ...more })
      started.push(api)
      return { api, readyAfter: performance.now() - startedAt }
    },
    /** Starts another process of the API on the same data, beside the first; returns its `call`. */
    startSecond: async () => {
      const base = `http://127.0.0.1:${await freePort()}`
      started.push(await ApiProcess.start(base, env))
      return { call: callAt(base) }
    },
    /** Starts the API without waiting until it is ready. */
    launch: (more: Record<string, string> = {}) => {
      const api = ApiProcess.launch(url, { ...env, ...more })
      started.push(api)
      return api
    },
    /** Sends a request once; throws when there is no response. */
    callOnce: <C extends Endpoint>(endpoint: C, input: RequestInput = {}) =>
      callOnce(url, config, endpoint, input),
    /** Retries network errors and 503 with the same idempotency key. */
    call,
    signUp: async (email = `${randomUUID()}@example.com`) => {
      const { response } = await call(register, { body: validRegistration(email) })
      return { email, session: response.login_token }
    },
    close: async () => {
      await Promise.all(started.filter((api) => api.isRunning).map((api) => api.kill('SIGTERM')))
      await database.close()
      await sandbox.close()
      await dropDatabase(name)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function callOnce<C extends Endpoint>(
  base: string,
  config: { apiToken: string },
  call: C,
  input: RequestInput,
): Promise<EndpointOutcome<C>> {
  const { url, headers } = endpointUrl(config, call, input)
  const response = await fetch(`${base}${url}`, {
    method: call.method,
    headers: { ...headers, ...(input.body && { 'content-type': 'application/json' }) },
    ...(input.body && { body: JSON.stringify(input.body) }),
  })
  return readOutcome(call, response.status, Object.fromEntries(response.headers), await response.text())
}

/** Retries until the attempt succeeds; rethrows the last error after the timeout. */
export async function retryUntilTimeout<Result>(attempt: () => Promise<Result>): Promise<Result> {
  const until = performance.now() + RETRY_TIMEOUT_MS
  for (;;) {
    try {
      return await attempt()
    } catch (failure) {
      if (performance.now() > until) throw failure
      await wait(100)
    }
  }
}
