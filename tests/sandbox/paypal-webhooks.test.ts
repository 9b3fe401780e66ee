import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test, vi } from 'vitest'
import { paypalLine } from './paypal-line.ts'
import { startSandbox } from './start-sandbox.ts'

const webhookId = 'WH-OF-THE-TEST'

/** A shop that takes PayPal's webhooks, and a sandbox that sends them there. */
async function open() {
  const deliveries: { payload: string; headers: IncomingHttpHeaders }[] = []
  const server = createServer((request, response) => {
    void text(request).then((payload) => {
      deliveries.push({ payload, headers: request.headers })
      response.end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  const sandbox = await startSandbox({ paypalWebhook: { url, webhookId } })
  const line = await paypalLine(sandbox)
  const pay = async () => {
    const { body } = await line.create()
    sandbox.paypal.approve(body.id)
    await line.capture(body.id)
    return body.id
  }
  const come = (count: number) =>
    vi.waitFor(() => expect(deliveries).toHaveLength(count), { timeout: 10_000 })
  const types = () =>
    deliveries.map(({ payload }) => (JSON.parse(payload) as { event_type: string }).event_type)
  return { deliveries, sandbox, line, pay, come, types }
}

function question(payload: string, headers: IncomingHttpHeaders, changes: object = {}): string {
  const told = (name: string) => headers[`paypal-${name}`]
  const facts = {
    auth_algo: told('auth-algo'),
    cert_url: told('cert-url'),
    transmission_id: told('transmission-id'),
    transmission_sig: told('transmission-sig'),
    transmission_time: told('transmission-time'),
    webhook_id: webhookId,
    ...changes,
  }
  return `${JSON.stringify(facts).slice(0, -1)},"webhook_event":${payload}}`
}

test('every turn of a payment is told, with the order it belongs to', async () => {
  const { pay, come, types, deliveries } = await open()
  const id = await pay()
  await come(2)
  expect(types().toSorted()).toEqual(['CHECKOUT.ORDER.APPROVED', 'PAYMENT.CAPTURE.COMPLETED'])
  expect(deliveries.every(({ payload }) => payload.includes(id))).toBe(true)
})

test('PayPal knows its own messages by their very bytes', async () => {
  const { line, pay, come, deliveries } = await open()
  await pay()
  await come(2)
  const { payload, headers } = deliveries[0]!
  const verify = async (text: string) =>
    (await line.post('/v1/notifications/verify-webhook-signature', text)).body.verification_status
  expect(await verify(question(payload, headers))).toBe('SUCCESS')
  expect(await verify(question(payload.replace('21.80', '99.99'), headers))).toBe('FAILURE')
  expect(await verify(question(JSON.stringify(JSON.parse(payload), null, 1), headers))).toBe('FAILURE')
  expect(await verify(question(payload, headers, { webhook_id: 'WH-OF-ANOTHER' }))).toBe('FAILURE')
  expect(await verify(question(payload, headers, { transmission_sig: 'AAAA' }))).toBe('FAILURE')
})

test('the faults hold, double and lose what is told', async () => {
  const { sandbox, pay, come, types } = await open()
  sandbox.faults.set({ webhooks: { hold: true } })
  await pay()
  expect(types()).toEqual([])
  sandbox.faults.set({ webhooks: { order: 'reverse', copies: 2 } })
  await come(4)
  expect(types()).toEqual([
    ...Array<string>(2).fill('PAYMENT.CAPTURE.COMPLETED'),
    ...Array<string>(2).fill('CHECKOUT.ORDER.APPROVED'),
  ])
  sandbox.faults.set({ webhooks: { lose: 2 } })
  await pay()
  expect(types()).toHaveLength(4)
})
