import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished } from 'vitest'

export const webhookSecret = 'whsec_of_the_test'

type Delivery = { payload: string; signature: string; type: string; id: string; at: number }

/** An HTTP server that records webhooks and responds with the statuses the test chooses. */
export async function startWebhookReceiver() {
  const deliveries: Delivery[] = []
  let statusAfter = (_earlier: number) => 200
  const server = createServer()
  const receive = async (request: IncomingMessage, response: ServerResponse) => {
    const payload = await text(request)
    const { id, type } = JSON.parse(payload) as { id: string; type: string }
    deliveries.push({
      payload,
      signature: String(request.headers['stripe-signature']),
      id,
      type,
      at: Date.now(),
    })
    response.writeHead(statusAfter(deliveries.filter((each) => each.id === id).length - 1)).end()
  }
  server.on('request', (request, response) => void receive(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/webhooks/stripe`
  return {
    deliveries,
    webhook: { url, secret: webhookSecret },
    types: () => deliveries.map(({ type }) => type),
    /** Sets the response status, given how often that event was delivered before. */
    respondWith: (status: (earlier: number) => number) => {
      statusAfter = status
    },
    /** Waits for exactly `count` deliveries of an event type. */
    expectDeliveries: async (type: string, count: number) => {
      const found = () => deliveries.filter((each) => each.type === type)
      await expect.poll(found, { message: `deliveries of ${type}` }).toHaveLength(count)
      return found()
    },
  }
}
