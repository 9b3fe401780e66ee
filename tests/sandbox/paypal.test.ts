import { createSandbox } from '@colada/sandbox/sandbox'
import { describe, expect, test } from 'vitest'
import { issueOf, createPayPalClient, unit } from './paypal-client.ts'
import { startSandbox, temporaryFolder } from './start-sandbox.ts'

async function open() {
  const sandbox = await startSandbox()
  return { sandbox, client: await createPayPalClient(sandbox) }
}

const capturesOf = (order: { body: Record<string, unknown> }) =>
  (order.body.purchase_units as { payments: { captures: { id: string; status: string }[] } }[])[0]!.payments
    .captures

describe('access', () => {
  test('requires client credentials and a token that is not revoked', async () => {
    const { sandbox, client } = await open()
    expect(await client.send('POST', '/v1/oauth2/token', {})).toMatchObject({
      status: 401,
      body: { error: 'invalid_client' },
    })
    expect(await client.send('GET', '/v2/checkout/orders/1')).toMatchObject({
      status: 401,
      body: { error: 'invalid_token' },
    })
    expect(await client.get('/v2/checkout/orders/1')).toMatchObject({
      status: 404,
      body: { name: 'RESOURCE_NOT_FOUND' },
    })
    sandbox.paypal.revokeTokens()
    expect((await client.get('/v2/checkout/orders/1')).status).toBe(401)
  })
})

describe('an order', () => {
  test('is approved by the buyer and captured once', async () => {
    const { sandbox, client } = await open()
    const { status, body } = await client.create()
    expect([status, body.status]).toEqual([201, 'CREATED'])
    expect(issueOf(await client.capture(body.id))).toBe('ORDER_NOT_APPROVED')
    sandbox.paypal.approve(body.id)
    expect((await client.get(`/v2/checkout/orders/${body.id}`)).body).toMatchObject({
      status: 'APPROVED',
      purchase_units: [{ custom_id: unit.custom_id, reference_id: unit.reference_id }],
    })
    const captured = await client.capture(body.id)
    expect(captured).toMatchObject({ status: 201, body: { status: 'COMPLETED' } })
    expect(capturesOf(captured)).toMatchObject([{ status: 'COMPLETED', amount: { value: '21.80' } }])
    expect(JSON.stringify(captured.body)).not.toContain('instrument')
    expect(issueOf(await client.capture(body.id))).toBe('ORDER_ALREADY_CAPTURED')
  })

  test.each([
    ['items that do not add up', { items: [{ ...unit.items[0], quantity: '4' }] }, 'ITEM_TOTAL_MISMATCH'],
    [
      'an amount that differs from its breakdown',
      { amount: { ...unit.amount, value: '21.81' } },
      'AMOUNT_MISMATCH',
    ],
    ['a zero amount', { amount: { currency_code: 'EUR', value: '0.00' } }, 'CANNOT_BE_ZERO_OR_NEGATIVE'],
    ['three decimals', { amount: { currency_code: 'EUR', value: '21.805' } }, 'INVALID_PARAMETER_SYNTAX'],
    ['dollars', { amount: { currency_code: 'USD', value: '21.80' } }, 'CURRENCY_NOT_SUPPORTED'],
    ['a description that is too long', { description: 'x'.repeat(128) }, 'INVALID_STRING_LENGTH'],
  ])('with %s is rejected', async (_, changes, issue) => {
    const { client } = await open()
    expect(issueOf(await client.create(changes))).toBe(issue)
  })

  test('with a declined instrument is paid with another one', async () => {
    const { sandbox, client } = await open()
    const { body } = await client.create()
    sandbox.paypal.approve(body.id, 'declined')
    expect(issueOf(await client.capture(body.id, 'first'))).toBe('INSTRUMENT_DECLINED')
    sandbox.paypal.approve(body.id)
    // The same request id stays declined; a new one is processed.
    expect(issueOf(await client.capture(body.id, 'first'))).toBe('INSTRUMENT_DECLINED')
    expect((await client.capture(body.id, 'second')).body.status).toBe('COMPLETED')
  })

  test.each(['COMPLETED', 'DECLINED'] as const)('under review ends %s', async (status) => {
    const { sandbox, client } = await open()
    const { body } = await client.create()
    sandbox.paypal.approve(body.id, 'pending')
    const [capture] = capturesOf(await client.capture(body.id))
    expect(capture).toMatchObject({ status: 'PENDING', status_details: { reason: 'PENDING_REVIEW' } })
    sandbox.paypal.decide(capture!.id, status)
    expect(capturesOf(await client.get(`/v2/checkout/orders/${body.id}`))).toMatchObject([{ status }])
    expect(() => sandbox.paypal.decide(capture!.id, status)).toThrow()
  })
})

describe('a request id', () => {
  test('replays the first response and rejects another request', async () => {
    const { sandbox, client } = await open()
    const first = await client.create({}, 'key-1')
    expect((await client.create({}, 'key-1')).body.id).toBe(first.body.id)
    expect(sandbox.paypal.tables.orders.list()).toHaveLength(1)
    expect(issueOf(await client.create({ description: 'Other' }, 'key-1'))).toBe('DUPLICATE_REQUEST_ID')
  })

  test('replays a capture whose response was lost', async () => {
    const { sandbox, client } = await open()
    const { body } = await client.create()
    sandbox.paypal.approve(body.id)
    sandbox.faults.set({ paypal: { kind: 'drop', times: 1, on: '/capture' } })
    await expect(client.capture(body.id, 'capture-1')).rejects.toThrow()
    expect((await client.capture(body.id, 'capture-1')).body.status).toBe('COMPLETED')
    expect(sandbox.paypal.tables.events.list((event) => event.resource_type === 'capture')).toHaveLength(1)
  })

  test('returns 409 while the first request is in progress', async () => {
    const { sandbox, client } = await open()
    sandbox.faults.set({ paypal: { kind: 'delay', ms: 400, times: 1 } })
    const responses = await Promise.all([client.create({}, 'key-1'), client.create({}, 'key-1')])
    const [created, rejected] = responses.toSorted((a, b) => a.status - b.status)
    expect([created!.status, rejected!.status]).toEqual([201, 409])
    expect(issueOf(rejected!)).toBe('PREVIOUS_REQUEST_IN_PROGRESS')
  })
})

describe('a refund', () => {
  test('never exceeds the capture, and runs once per key', async () => {
    const { sandbox, client } = await open()
    const { body } = await client.create()
    sandbox.paypal.approve(body.id)
    const [capture] = capturesOf(await client.capture(body.id))
    const refund = (value: string, key: string) =>
      client.post(
        `/v2/payments/captures/${capture!.id}/refund`,
        { amount: { currency_code: 'EUR', value } },
        key,
      )
    expect(issueOf(await refund('21.81', 'a'))).toBe('REFUND_AMOUNT_EXCEEDED')
    expect((await refund('1.80', 'b')).body.status).toBe('COMPLETED')
    expect((await refund('1.80', 'b')).status).toBe(201)
    expect((await refund('20.00', 'c')).status).toBe(201)
    expect(issueOf(await refund('0.01', 'd'))).toBe('CAPTURE_FULLY_REFUNDED')
    expect(sandbox.paypal.tables.refunds.list().map(({ amount }) => amount.value)).toEqual(['20.00', '1.80'])
  })
})

test('a refund made at PayPal comes before those of the shop', async () => {
  const { sandbox, client } = await open()
  const { body } = await client.create()
  sandbox.paypal.approve(body.id)
  const [capture] = capturesOf(await client.capture(body.id))
  const url = `${sandbox.url}/sandbox/paypal/captures/${capture!.id}/refund`
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ amount: 180 }),
  })
  expect(await response.json()).toMatchObject({ status: 'COMPLETED', amount: { value: '1.80' } })
  expect(sandbox.paypal.refund(capture!.id).amount.value).toBe('20.00')
  const refused = await client.post(`/v2/payments/captures/${capture!.id}/refund`, {}, 'a')
  expect([refused.status, issueOf(refused)]).toEqual([422, 'CAPTURE_FULLY_REFUNDED'])
})

test('orders and stored responses survive a restart', async () => {
  const dataFolder = await temporaryFolder()
  const first = await createSandbox({ dataFolder })
  const before = await createPayPalClient(first)
  const { body } = await before.create({}, 'key-1')
  first.paypal.approve(body.id)
  await before.capture(body.id, 'capture-1')
  await first.close()

  const second = await startSandbox({ dataFolder })
  const client = await createPayPalClient(second)
  expect((await client.create({}, 'key-1')).body.id).toBe(body.id)
  expect((await client.capture(body.id, 'capture-1')).body.status).toBe('COMPLETED')
  expect((await client.get(`/v2/checkout/orders/${body.id}`)).body.status).toBe('COMPLETED')
})
