import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { createPayPalClient } from './paypal-client.ts'
import { startSandbox } from './start-sandbox.ts'

const webhookId = 'WH-OF-THE-TEST'

/** Starts a webhook receiver and a sandbox that sends PayPal's webhooks to it. */
async function open() {
  const deliveries: { payload: string; headers: IncomingHttpHeaders }[] = []
  const receive = async (request: IncomingMessage, response: ServerResponse) => {
    deliveries.push({ payload: await text(request), headers: request.headers })
    response.end()
  }
  const server = createServer((request, response) => void receive(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  const sandbox = await startSandbox({ paypalWebhook: { url, webhookId } })
  const client = await createPayPalClient(sandbox)
  const pay = async () => {
    const { body } = await client.create()
    sandbox.paypal.approve(body.id)
    await client.capture(body.id)
    return body.id
  }
  const expectDeliveries = (count: number) => expect.poll(() => deliveries).toHaveLength(count)
  const types = () =>
    deliveries.map(({ payload }) => (JSON.parse(payload) as { event_type: string }).event_type)
  return { deliveries, sandbox, client, pay, expectDeliveries, types }
}

function verificationRequest(payload: string, headers: IncomingHttpHeaders, changes: object = {}): string {
  const header = (name: string) => headers[`paypal-${name}`]
  const fields = {
    auth_algo: header('auth-algo'),
    cert_url: header('cert-url'),
    transmission_id: header('transmission-id'),
    transmission_sig: header('transmission-sig'),
    transmission_time: header('transmission-time'),
    webhook_id: webhookId,
    ...changes,
  }
  return `${JSON.stringify(fields).slice(0, -1)},"webhook_event":${payload}}`
}

test('sends an event for approval and capture, with the order id', async () => {
  const { pay, expectDeliveries, types, deliveries } = await open()
  const id = await pay()
  await expectDeliveries(2)
  expect(types().toSorted()).toEqual(['CHECKOUT.ORDER.APPROVED', 'PAYMENT.CAPTURE.COMPLETED'])
  expect(deliveries.every(({ payload }) => payload.includes(id))).toBe(true)
})

test('verifies a webhook by its raw bytes', async () => {
  const { client, pay, expectDeliveries, deliveries } = await open()
  await pay()
  await expectDeliveries(2)
  const { payload, headers } = deliveries[0]!
  const verify = async (text: string) =>
    (await client.post('/v1/notifications/verify-webhook-signature', text)).body.verification_status
  expect(await verify(verificationRequest(payload, headers))).toBe('SUCCESS')
  expect(await verify(verificationRequest(payload.replace('21.80', '99.99'), headers))).toBe('FAILURE')
  expect(await verify(verificationRequest(JSON.stringify(JSON.parse(payload), null, 1), headers))).toBe(
    'FAILURE',
  )
  expect(await verify(verificationRequest(payload, headers, { webhook_id: 'WH-OF-ANOTHER' }))).toBe('FAILURE')
  expect(await verify(verificationRequest(payload, headers, { transmission_sig: 'AAAA' }))).toBe('FAILURE')
})

test('delays, duplicates and drops webhooks', async () => {
  const { sandbox, pay, expectDeliveries, types } = await open()
  sandbox.faults.set({ webhooks: { hold: true } })
  await pay()
  expect(types()).toEqual([])
  sandbox.faults.set({ webhooks: { order: 'reverse', copies: 2 } })
  await expectDeliveries(4)
  expect(types()).toEqual([
    ...Array<string>(2).fill('PAYMENT.CAPTURE.COMPLETED'),
    ...Array<string>(2).fill('CHECKOUT.ORDER.APPROVED'),
  ])
  sandbox.faults.set({ webhooks: { lose: 2 } })
  await pay()
  expect(types()).toHaveLength(4)
})
