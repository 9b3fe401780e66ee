import type { Sandbox } from '@colada/sandbox/sandbox'

export const client = { id: 'colada-client', secret: 'colada-secret' }

export type PayPalResponse = { status: number; body: Record<string, unknown> & { id: string } }

/** A minimal client of PayPal's REST API with an access token. */
export async function createPayPalClient({ url }: Pick<Sandbox, 'url'>) {
  const send = async (
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<PayPalResponse> => {
    const response = await fetch(`${url}/paypal${path}`, {
      method,
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    return { status: response.status, body: (await response.json()) as PayPalResponse['body'] }
  }
  const token = async () => {
    const authorization = `Basic ${Buffer.from(`${client.id}:${client.secret}`).toString('base64')}`
    const type = 'application/x-www-form-urlencoded'
    const response = await fetch(`${url}/paypal/v1/oauth2/token`, {
      method: 'POST',
      headers: { authorization, 'content-type': type },
      body: 'grant_type=client_credentials',
    })
    return ((await response.json()) as { access_token: string }).access_token
  }
  const bearer = { authorization: `Bearer ${await token()}` }
  const post = (path: string, body: unknown = {}, requestId?: string) =>
    send('POST', path, body, { ...bearer, ...(requestId && { 'paypal-request-id': requestId }) })
  return {
    send,
    post,
    get: (path: string) => send('GET', path, undefined, bearer),
    create: (changes: object = {}, requestId?: string) =>
      post(
        '/v2/checkout/orders',
        { intent: 'CAPTURE', purchase_units: [{ ...unit, ...changes }] },
        requestId,
      ),
    capture: (id: string, requestId?: string) => post(`/v2/checkout/orders/${id}/capture`, {}, requestId),
  }
}

const euros = (value: string) => ({ currency_code: 'EUR', value })

/** The purchase unit of an order of 21.80 €. */
export const unit = {
  reference_id: 'a-payment',
  custom_id: '41|7|reserve_order',
  description: 'Colada ABC123',
  amount: {
    ...euros('21.80'),
    breakdown: {
      item_total: euros('9.90'),
      shipping: euros('13.90'),
      shipping_discount: euros('1.00'),
      discount: euros('1.00'),
    },
  },
  items: [{ name: 'Camisa', quantity: '3', unit_amount: euros('3.30') }],
}

/** The issue of an error response. */
export function issueOf({ body }: PayPalResponse): string | undefined {
  return (body.details as { issue: string }[] | undefined)?.[0]?.issue
}
