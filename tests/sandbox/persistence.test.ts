import { createSandbox } from '@colada/sandbox/sandbox'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, readFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { openShopCounter } from './shop-counter.ts'
import { startSandbox, stripeFor, temporaryFolder } from './start-sandbox.ts'

const main = fileURLToPath(import.meta.resolve('@colada/sandbox/main'))
const announcement = /^Sandbox listening on (\S+), mail on (smtp:\S+), pages at (\S+)$/
const order = { amount: 4350, currency: 'eur' }

/** The sandbox as its own process, as the shop starts it. */
async function spawnSandbox(env: Record<string, string>) {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', main], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string]
  const [, url = '', smtpUrl = '', pages = ''] = announcement.exec(line) ?? []
  return { child, ready: { url, smtpUrl, pages } }
}

async function exitOf(env: Record<string, string>): Promise<{ code: number; said: string }> {
  const child = spawn(process.execPath, [main], { env: { PATH: process.env.PATH, ...env } })
  let said = ''
  child.stderr.on('data', (chunk) => (said += String(chunk)))
  const [code] = (await once(child, 'close')) as [number]
  return { code, said }
}

test('payments, customers, cards and kept answers outlive a restart', async () => {
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

test('what was answered is there after kill -9, though the last line was torn', async () => {
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

test('events the shop could not take are delivered by the next run', async () => {
  const dataFolder = await temporaryFolder()
  const counter = await openShopCounter()
  const first = await createSandbox({ dataFolder, webhook: counter.webhook, webhookRetryDelays: [60_000] })
  counter.answer(() => 503)
  await stripeFor(first.url).paymentIntents.create(order)
  await counter.expectDeliveries('payment_intent.created', 1)
  await first.close()
  counter.answer(() => 200)
  await startSandbox({ dataFolder, webhook: counter.webhook })
  const [before, after] = await counter.expectDeliveries('payment_intent.created', 2)
  expect(after!.id).toBe(before!.id)
})

test('the process says where it is, sends webhooks where it is told, and ends on SIGTERM', async () => {
  const counter = await openShopCounter()
  const { child, ready } = await spawnSandbox({
    SANDBOX_DATA: await temporaryFolder(),
    SANDBOX_WEBHOOK_URL: counter.webhook.url,
    SANDBOX_WEBHOOK_SECRET: counter.webhook.secret,
    PUBLIC_URL: 'http://localhost:3000',
  })
  expect(ready.pages).toBe('http://localhost:3000/sandbox')
  await stripeFor(ready.url).paymentIntents.create(order)
  await counter.expectDeliveries('payment_intent.created', 1)
  child.kill('SIGTERM')
  expect(await once(child, 'exit')).toEqual([0, null])
})

test('a port in use, a missing secret and a live key each get a sentence and a non-zero exit', async () => {
  const SANDBOX_DATA = await temporaryFolder()
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  onTestFinished(() => void taken.close())
  const port = String((taken.address() as AddressInfo).port)
  expect(await exitOf({ SANDBOX_DATA, SANDBOX_PORT: port })).toEqual({
    code: 1,
    said: `The sandbox cannot start: port ${port} is in use.\n`,
  })
  const noSecret = await exitOf({ SANDBOX_DATA, SANDBOX_WEBHOOK_URL: 'http://127.0.0.1:9/' })
  expect(noSecret).toMatchObject({
    code: 1,
    said: expect.stringContaining('SANDBOX_WEBHOOK_SECRET') as string,
  })
  const live = await exitOf({ SANDBOX_DATA, STRIPE_SECRET_KEY: 'sk_live_x' })
  expect(live).toMatchObject({ code: 1, said: expect.stringContaining('STRIPE_SECRET_KEY is set') as string })
})
