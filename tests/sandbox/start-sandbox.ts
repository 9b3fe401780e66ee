import { createSandbox, type Sandbox, type SandboxOptions } from '@colada/sandbox/sandbox'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Stripe } from 'stripe'
import { onTestFinished, vi } from 'vitest'

// Processes and browsers are started here, on machines that may be busy with other things.
vi.setConfig({ testTimeout: 30_000 })

/** A folder of the test's own, removed with it. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'colada-sandbox-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** A sandbox of the test's own on free ports, closed with it. */
export async function startSandbox(options: Partial<SandboxOptions> = {}): Promise<Sandbox> {
  const sandbox = await createSandbox({ dataFolder: await temporaryFolder(), ...options })
  onTestFinished(() => sandbox.close())
  return sandbox
}

/** The real SDK, pointed at a sandbox. It does not retry by itself unless asked to. */
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

/** The error a promise fails with; fails the test when it does not. */
export async function failureOf(promise: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  return promise.then(
    () => {
      throw new Error('This was expected to fail.')
    },
    (error: Stripe.errors.StripeError) => error,
  )
}

/** A sandbox with the SDK on its line. */
export async function startWithStripe() {
  const sandbox = await startSandbox()
  return { sandbox, stripe: stripeFor(sandbox.url) }
}

/** What the shop asks for an order of 43.50 €. */
export const order = {
  amount: 4350,
  currency: 'eur',
  metadata: { order_id: '41', payment_intent_type: 'order' },
}
