export type OrderView = {
  id: string
  status: string
  amount: { currency_code: string; value: string }
  description?: string
  payer_id?: string
}

/** What the buyer may choose to pay with. */
export type Means = 'balance' | 'declined' | 'pending'

/** The order a buyer is asked to pay; rejects when PayPal cannot be reached or does not know it. */
export function readOrder(id: string): Promise<OrderView> {
  return call(`orders/${encodeURIComponent(id)}`)
}

export function approve(id: string, instrument: Means): Promise<OrderView> {
  return call(`orders/${encodeURIComponent(id)}/approve`, { instrument })
}

async function call(path: string, body?: object): Promise<OrderView> {
  const answer = await fetch(`/sandbox/paypal/v1/${path}`, {
    ...(body && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  })
  if (!answer.ok) throw new Error(`PayPal answered ${answer.status}.`)
  return (await answer.json()) as OrderView
}
