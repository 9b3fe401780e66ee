import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, readFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { createSandbox } from '@colada/sandbox/sandbox'
import { expect, onTestFinished, test } from 'vitest'
import { startSandbox, stripeFor, temporaryFolder } from './start-sandbox.ts'
import { startWebhookReceiver } from './webhook-receiver.ts'

const main = fileURLToPath(import.meta.resolve('@colada/sandbox/main'))
const READY_LINE = /^Sandbox listening on (\S+), mail on (smtp:\S+), pages at (\S+)$/
const order = { amount: 4350, currency: 'eur' }

/** Starts the sandbox as a process, as the start scripts do. */
async function spawnSandbox(env: Record<string, string>) {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', main], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string]
  const [, url = '', smtpUrl = '', pages = ''] = READY_LINE.exec(line) ?? []
  return { child, ready: { url, smtpUrl, pages } }
}

async function exitOf(env: Record<string, string>): Promise<{ code: number; stderr: string }> {
  const child = spawn(process.execPath, [main], { env: { PATH: process.env.PATH, ...env } })
  let stderr = ''
  child.stderr.on('data', (chunk) => (stderr += String(chunk)))
  const [code] = (await once(child, 'close')) as [number]
  return { code, stderr }
}

test('payments, customers, cards and stored responses survive a restart', async () => {
  const dataFolder = await temporaryFolder()
  const first = await createSandbox({ dataFolder })
  const stripe = stripeFor(first.url)
  const customer = await stripe.customers.create({ email: 'ana@example.es' })
  const method = await stripe.paymentMethods.attach('pm_card_visa', { customer: customer.id })
  const intent = await stripe.paymentIntents.create(
    { ...order, customer: customer.id },
    { idempotencyKey: 'k' },
  )
  await first.close()

  const second = stripeFor((await startSandbox({ dataFolder })).url)
  expect(await second.paymentIntents.retrieve(intent.id)).toMatchObject({ id: intent.id, amount: 4350 })
  const cards = await second.customers.listPaymentMethods(customer.id)
  expect(cards.data.map(({ id }) => id)).toEqual([method.id])
  const replay = await second.paymentIntents.create(
    { ...order, customer: customer.id },
    { idempotencyKey: 'k' },
  )
  expect(replay.id).toBe(intent.id)
})

test('acknowledged changes survive kill -9 and a truncated last line', async () => {
  const dataFolder = await temporaryFolder()
  const { child, ready } = await spawnSandbox({ SANDBOX_DATA: dataFolder })
  const intent = await stripeFor(ready.url).paymentIntents.create(order)
  const paying = stripeFor(ready.url).paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' })
  expect((await paying).status).toBe('succeeded')
  child.kill('SIGKILL')
  await once(child, 'exit')
  appendFileSync(join(dataFolder, 'cards.jsonl'), '{"table":"intents","id":"pi_to')

  const again = stripeFor((await startSandbox({ dataFolder })).url)
  expect(await again.paymentIntents.retrieve(intent.id)).toMatchObject({ status: 'succeeded' })
  expect(readFileSync(join(dataFolder, 'cards.jsonl'), 'utf8')).not.toContain('pi_to"')
})

test('undelivered events are delivered by the next run', async () => {
  const dataFolder = await temporaryFolder()
  const receiver = await startWebhookReceiver()
  const first = await createSandbox({ dataFolder, webhook: receiver.webhook, webhookRetryDelays: [60_000] })
  receiver.respondWith(() => 503)
  await stripeFor(first.url).paymentIntents.create(order)
  await receiver.expectDeliveries('payment_intent.created', 1)
  await first.close()
  receiver.respondWith(() => 200)
  await startSandbox({ dataFolder, webhook: receiver.webhook })
  const [before, after] = await receiver.expectDeliveries('payment_intent.created', 2)
  expect(after!.id).toBe(before!.id)
})

test('the process prints its addresses, sends webhooks and exits with 0 on SIGTERM', async () => {
  const receiver = await startWebhookReceiver()
  const { child, ready } = await spawnSandbox({
    SANDBOX_DATA: await temporaryFolder(),
    SANDBOX_WEBHOOK_URL: receiver.webhook.url,
    SANDBOX_WEBHOOK_SECRET: receiver.webhook.secret,
    PUBLIC_URL: 'http://localhost:3000',
  })
  expect(ready.pages).toBe('http://localhost:3000/sandbox')
  await stripeFor(ready.url).paymentIntents.create(order)
  await receiver.expectDeliveries('payment_intent.created', 1)
  child.kill('SIGTERM')
  expect(await once(child, 'exit')).toEqual([0, null])
})

test('a port in use, a missing secret and a live key print an error and exit with 1', async () => {
  const SANDBOX_DATA = await temporaryFolder()
  const occupied = createServer().listen(0, '127.0.0.1')
  await once(occupied, 'listening')
  onTestFinished(() => void occupied.close())
  const port = String((occupied.address() as AddressInfo).port)
  expect(await exitOf({ SANDBOX_DATA, SANDBOX_PORT: port })).toEqual({
    code: 1,
    stderr: `The sandbox cannot start: port ${port} is in use.\n`,
  })
  const noSecret = await exitOf({ SANDBOX_DATA, SANDBOX_WEBHOOK_URL: 'http://127.0.0.1:9/' })
  expect(noSecret).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('SANDBOX_WEBHOOK_SECRET') as string,
  })
  const live = await exitOf({ SANDBOX_DATA, STRIPE_SECRET_KEY: 'sk_live_x' })
  expect(live).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('STRIPE_SECRET_KEY is set') as string,
  })
})
