import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSandbox, type Sandbox, type SandboxOptions } from '@colada/sandbox/sandbox'
import { Stripe } from 'stripe'
import { onTestFinished } from 'vitest'

/** A temporary folder, removed when the test finishes. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'colada-sandbox-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** A sandbox on free ports, closed when the test finishes. */
export async function startSandbox(options: Partial<SandboxOptions> = {}): Promise<Sandbox> {
  const sandbox = await createSandbox({ dataFolder: await temporaryFolder(), ...options })
  onTestFinished(() => sandbox.close())
  return sandbox
}

/** The Stripe SDK with the sandbox as its host, by default without retries. */
export function stripeFor(
  address: string,
  config: { key?: string; maxNetworkRetries?: number; timeout?: number } = {},
) {
  const { hostname, port } = new URL(address)
  const { key = 'sk_test_colada', maxNetworkRetries = 0, timeout = 5000 } = config
  return new Stripe(key, {
    host: hostname,
    port,
    protocol: 'http',
    maxNetworkRetries,
    timeout,
    telemetry: false,
  })
}

/** The error a promise rejects with; throws when it resolves. */
export async function rejectionOf(promise: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  return promise.then(
    () => {
      throw new Error('This was expected to fail.')
    },
    (error: Stripe.errors.StripeError) => error,
  )
}

/** A sandbox and a Stripe SDK client for it. */
export async function startWithStripe() {
  const sandbox = await startSandbox()
  return { sandbox, stripe: stripeFor(sandbox.url) }
}

/** The parameters of a payment intent for an order of 43.50 €. */
export const order = {
  amount: 4350,
  currency: 'eur',
  metadata: { order_id: '41', payment_intent_type: 'order' },
}
