import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openMailer } from '../../../packages/api/src/gateways/mailer.ts'
import { openPayPal } from '../../../packages/api/src/gateways/paypal-rest.ts'
import { openStripe } from '../../../packages/api/src/gateways/stripe.ts'
import { listJobs } from '../../../packages/api/src/jobs/jobs.ts'
import { createSandbox } from '../../../packages/sandbox/src/sandbox.ts'
import { createTestApi, type TestApiOptions } from '../support/test-api.ts'

const webhookSecret = 'whsec_paying_api'
const webhookId = 'WH-PAYING-API'

export type PayingApi = Awaited<ReturnType<typeof createPayingApi>>

/**
 * An API on its own database beside stand-ins of the card provider, PayPal and the mail server, all speaking their
 * real protocols over real lines. Webhooks are held until `sandbox.aimWebhooks(api.webhooks)` and, for PayPal's,
 * `sandbox.paypal.aimWebhooks(api.paypalWebhooks)`.
 */
export async function createPayingApi(options: Omit<TestApiOptions, 'cards' | 'paypal' | 'mailer'> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'colada-provider-'))
  const sandbox = await createSandbox({ dataFolder: folder, webhookRetryDelays: [50, 100, 200] })
  const secretKey = 'sk_test_paying_api'
  const cards = openStripe({ secretKey, webhookSecret, apiUrl: sandbox.url })
  const paypal = openPayPal({
    clientId: 'paying-api',
    clientSecret: 'paying-api-secret',
    webhookId,
    apiUrl: `${sandbox.url}/paypal`,
  })
  const mailer = openMailer({ smtpUrl: sandbox.smtpUrl, mailFrom: 'Colada <hola@colada.example>' })
  if (!mailer) throw new Error('The sandbox gave no address for mail.')
  const api = await createTestApi({ connections: 20, ...options, cards, paypal, mailer })
  const url = await api.app.listen({ host: '127.0.0.1', port: 0 })
  const failures: unknown[] = []
  const jobs = listJobs(api.dependencies, { error: (details) => failures.push(details) })
  return {
    ...api,
    sandbox,
    /** Where the provider's messages go, and what signs them. */
    webhooks: { url: `${url}/api/webhooks/stripe`, secret: webhookSecret },
    paypalWebhooks: { url: `${url}/api/webhooks/paypal`, webhookId },
    /** What jobs complained about. */
    failures,
    /** One round of a job. */
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
