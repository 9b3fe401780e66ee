import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import type { CardGateway } from '#api/gateways/cards.ts'
import { openMailer } from '#api/gateways/mailer.ts'
import { openPayPal } from '#api/gateways/paypal-rest.ts'
import { openStripe } from '#api/gateways/stripe.ts'
import { openTaxOffice } from '#api/gateways/tax-office.ts'
import { listJobs } from '#api/jobs/jobs.ts'
import { createSandbox } from '#sandbox/sandbox.ts'
import { expectInvariants } from '../support/invariants.ts'
import { createTestApi, type TestApiOptions } from '../support/test-api.ts'

const webhookSecret = 'whsec_paying_api'
const webhookId = 'WH-PAYING-API'

export type PaymentApi = Awaited<ReturnType<typeof createPaymentApi>>

interface PaymentApiOptions extends Omit<TestApiOptions, 'cards' | 'paypal' | 'mailer' | 'taxOffice'> {
  /** Timeout of a provider request, for tests with hanging responses. */
  readonly timeoutMs?: number
  /** Wraps the gateway of the card provider. */
  readonly wrapCards?: (gateway: CardGateway) => CardGateway
}

/**
 * An API on its own database, with the sandbox as card provider, PayPal and mail server over real connections. Webhooks
 * are held until `sandbox.setWebhookTarget(api.webhooks)` and, for PayPal's,
 * `sandbox.paypal.setWebhookTarget(api.paypalWebhooks)`.
 */
export async function createPaymentApi({ timeoutMs, wrapCards, ...options }: PaymentApiOptions = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'colada-provider-'))
  const sandbox = await createSandbox({ dataFolder: folder, webhookRetryDelays: [50, 100, 200] })
  const secretKey = 'sk_test_paying_api'
  const gateway = openStripe({
    secretKey,
    webhookSecret,
    apiUrl: sandbox.url,
    ...(timeoutMs !== undefined && { timeoutMs }),
  })
  const cards = wrapCards?.(gateway) ?? gateway
  const paypal = openPayPal({
    clientId: 'paying-api',
    clientSecret: 'paying-api-secret',
    webhookId,
    apiUrl: `${sandbox.url}/paypal`,
    ...(timeoutMs !== undefined && { timeouts: { attemptMs: timeoutMs, totalMs: 4 * timeoutMs } }),
  })
  const taxOffice = openTaxOffice({
    url: `${sandbox.url}/tax-office`,
    certificate: null,
    password: '',
    ...(timeoutMs !== undefined && { timeoutMs }),
  })
  const mailer = openMailer({ smtpUrl: sandbox.smtpUrl, mailFrom: 'Colada <hola@colada.example>' })
  if (!mailer) throw new Error('The sandbox gave no address for mail.')
  const api = await createTestApi({ connections: 20, ...options, cards, paypal, mailer, taxOffice })
  const url = await api.app.listen({ host: '127.0.0.1', port: 0 })
  const failures: unknown[] = []
  const jobs = listJobs(api.dependencies, { error: (details) => failures.push(details) })
  return {
    ...api,
    sandbox,
    /** The webhook endpoint and its signing secret. */
    webhooks: { url: `${url}/api/webhooks/stripe`, secret: webhookSecret },
    paypalWebhooks: { url: `${url}/api/webhooks/paypal`, webhookId },
    /** Errors that jobs logged. */
    failures,
    /** Runs a job once. */
    run: async (name: string) => {
      const job = jobs.find((candidate) => candidate.name === name)
      if (!job) throw new Error(`There is no job "${name}".`)
      await job.run()
    },
    close: async () => {
      mailer.close()
      await api.close()
      await sandbox.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/**
 * Runs the tests of a file on one payment API. Checks the invariants of its data after each test.
 *
 * @returns the API, whose members exist once the tests run
 */
export function setUpPaymentApi(options: PaymentApiOptions = {}): PaymentApi {
  const api = {} as PaymentApi
  beforeAll(async () => {
    Object.assign(api, await createPaymentApi(options))
  })
  afterEach(() => checkPaymentApi(api))
  afterAll(() => api.close())
  return api
}

/** As `setUpPaymentApi`, with a new API for each test. */
export function setUpPaymentApiPerTest(options: PaymentApiOptions = {}): PaymentApi {
  const api = {} as PaymentApi
  beforeEach(async () => {
    Object.assign(api, await createPaymentApi(options))
  })
  afterEach(async () => {
    await checkPaymentApi(api)
    await api.close()
  })
  return api
}

async function checkPaymentApi({ sandbox, db }: PaymentApi): Promise<void> {
  sandbox.faults.clear()
  await expectInvariants(db)
}
