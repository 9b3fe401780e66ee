import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { onTestFinished, vi } from 'vitest'

/** The machine may be busy with other things. */
const patience = { timeout: 10_000 }

export const webhookSecret = 'whsec_of_the_test'

type Delivery = { payload: string; signature: string; type: string; id: string; at: number }

/** A shop that only takes webhooks, and answers as the test tells it. */
export async function openShopCounter() {
  const deliveries: Delivery[] = []
  let statusAfter = (_earlier: number) => 200
  const server = createServer()
  const take = async (request: IncomingMessage, response: ServerResponse) => {
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
  server.on('request', (request, response) => void take(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/webhooks/stripe`
  return {
    deliveries,
    webhook: { url, secret: webhookSecret },
    types: () => deliveries.map(({ type }) => type),
    /** What it answers, given how often it was told of that event before. */
    answer: (status: (earlier: number) => number) => {
      statusAfter = status
    },
    /** Waits until so many deliveries of that kind of event have come. */
    expectDeliveries: (type: string, count: number) =>
      vi.waitFor(() => {
        const found = deliveries.filter((each) => each.type === type)
        if (found.length !== count) throw new Error(`${found.length} of ${count} ${type} came`)
        return found
      }, patience),
  }
}
