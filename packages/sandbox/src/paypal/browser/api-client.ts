export type OrderView = {
  id: string
  status: string
  amount: { currency_code: string; value: string }
  description?: string
  payer_id?: string
}

/** The instruments that the buyer can choose from. */
export type InstrumentChoice = 'balance' | 'declined' | 'pending'

/** Fetches an order; rejects when PayPal cannot be reached or the order does not exist. */
export function readOrder(id: string): Promise<OrderView> {
  return call(`orders/${encodeURIComponent(id)}`)
}

export function approve(id: string, instrument: InstrumentChoice): Promise<OrderView> {
  return call(`orders/${encodeURIComponent(id)}/approve`, { instrument })
}

async function call(path: string, body?: object): Promise<OrderView> {
  const response = await fetch(`/sandbox/paypal/v1/${path}`, {
    ...(body && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  })
  if (!response.ok) throw new Error(`PayPal responded with ${response.status}.`)
  return (await response.json()) as OrderView
}
