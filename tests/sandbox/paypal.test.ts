import { createSandbox } from '@colada/sandbox/sandbox'
import { describe, expect, test } from 'vitest'
import { issueOf, paypalLine, unit } from './paypal-line.ts'
import { startSandbox, temporaryFolder } from './start-sandbox.ts'

async function open() {
  const sandbox = await startSandbox()
  return { sandbox, line: await paypalLine(sandbox) }
}

const capturesOf = (order: { body: Record<string, unknown> }) =>
  (order.body.purchase_units as { payments: { captures: { id: string; status: string }[] } }[])[0]!.payments
    .captures

describe('access', () => {
  test('needs a client, and then its token, for as long as it is good', async () => {
    const { sandbox, line } = await open()
    expect(await line.send('POST', '/v1/oauth2/token', {})).toMatchObject({
      status: 401,
      body: { error: 'invalid_client' },
    })
    expect(await line.send('GET', '/v2/checkout/orders/1')).toMatchObject({
      status: 401,
      body: { error: 'invalid_token' },
    })
    expect(await line.get('/v2/checkout/orders/1')).toMatchObject({
      status: 404,
      body: { name: 'RESOURCE_NOT_FOUND' },
    })
    sandbox.paypal.revokeTokens()
    expect((await line.get('/v2/checkout/orders/1')).status).toBe(401)
  })
})

describe('an order', () => {
  test('is approved by the buyer and captured once', async () => {
    const { sandbox, line } = await open()
    const { status, body } = await line.create()
    expect([status, body.status]).toEqual([201, 'CREATED'])
    expect(issueOf(await line.capture(body.id))).toBe('ORDER_NOT_APPROVED')
    sandbox.paypal.approve(body.id)
    expect((await line.get(`/v2/checkout/orders/${body.id}`)).body).toMatchObject({
      status: 'APPROVED',
      purchase_units: [{ custom_id: unit.custom_id, reference_id: unit.reference_id }],
    })
    const captured = await line.capture(body.id)
    expect(captured).toMatchObject({ status: 201, body: { status: 'COMPLETED' } })
    expect(capturesOf(captured)).toMatchObject([{ status: 'COMPLETED', amount: { value: '21.80' } }])
    expect(JSON.stringify(captured.body)).not.toContain('instrument')
    expect(issueOf(await line.capture(body.id))).toBe('ORDER_ALREADY_CAPTURED')
  })

  test.each([
    ['items that do not sum', { items: [{ ...unit.items[0], quantity: '4' }] }, 'ITEM_TOTAL_MISMATCH'],
    ['an amount that is not its parts', { amount: { ...unit.amount, value: '21.81' } }, 'AMOUNT_MISMATCH'],
    ['nothing to pay', { amount: { currency_code: 'EUR', value: '0.00' } }, 'CANNOT_BE_ZERO_OR_NEGATIVE'],
    ['cents in thirds', { amount: { currency_code: 'EUR', value: '21.805' } }, 'INVALID_PARAMETER_SYNTAX'],
    ['dollars', { amount: { currency_code: 'USD', value: '21.80' } }, 'CURRENCY_NOT_SUPPORTED'],
    ['a description that is too long', { description: 'x'.repeat(128) }, 'INVALID_STRING_LENGTH'],
  ])('with %s is refused', async (_, changes, issue) => {
    const { line } = await open()
    expect(issueOf(await line.create(changes))).toBe(issue)
  })

  test('whose means is declined goes back to the buyer, who chooses another', async () => {
    const { sandbox, line } = await open()
    const { body } = await line.create()
    sandbox.paypal.approve(body.id, 'declined')
    expect(issueOf(await line.capture(body.id, 'first'))).toBe('INSTRUMENT_DECLINED')
    sandbox.paypal.approve(body.id)
    // The same request stays declined; a new one is carried out.
    expect(issueOf(await line.capture(body.id, 'first'))).toBe('INSTRUMENT_DECLINED')
    expect((await line.capture(body.id, 'second')).body.status).toBe('COMPLETED')
  })

  test.each(['COMPLETED', 'DECLINED'] as const)('under review ends %s', async (status) => {
    const { sandbox, line } = await open()
    const { body } = await line.create()
    sandbox.paypal.approve(body.id, 'pending')
    const [capture] = capturesOf(await line.capture(body.id))
    expect(capture).toMatchObject({ status: 'PENDING', status_details: { reason: 'PENDING_REVIEW' } })
    sandbox.paypal.decide(capture!.id, status)
    expect(capturesOf(await line.get(`/v2/checkout/orders/${body.id}`))).toMatchObject([{ status }])
    expect(() => sandbox.paypal.decide(capture!.id, status)).toThrow()
  })
})

describe('a request id', () => {
  test('gives the first answer again, and refuses other content', async () => {
    const { sandbox, line } = await open()
    const first = await line.create({}, 'key-1')
    expect((await line.create({}, 'key-1')).body.id).toBe(first.body.id)
    expect(sandbox.paypal.tables.orders.list()).toHaveLength(1)
    expect(issueOf(await line.create({ description: 'Other' }, 'key-1'))).toBe('DUPLICATE_REQUEST_ID')
  })

  test('finds a capture again whose answer was lost', async () => {
    const { sandbox, line } = await open()
    const { body } = await line.create()
    sandbox.paypal.approve(body.id)
    sandbox.faults.set({ paypal: { kind: 'drop', times: 1, on: '/capture' } })
    await expect(line.capture(body.id, 'capture-1')).rejects.toThrow()
    expect((await line.capture(body.id, 'capture-1')).body.status).toBe('COMPLETED')
    expect(sandbox.paypal.tables.events.list((event) => event.resource_type === 'capture')).toHaveLength(1)
  })

  test('that is still being carried out is told to wait', async () => {
    const { sandbox, line } = await open()
    sandbox.faults.set({ paypal: { kind: 'delay', ms: 400, times: 1 } })
    const [first, second] = await Promise.all([
      line.create({}, 'key-1'),
      new Promise((resolve) => setTimeout(resolve, 100)).then(() => line.create({}, 'key-1')),
    ])
    expect([first.status, second.status]).toEqual([201, 409])
    expect(issueOf(second)).toBe('PREVIOUS_REQUEST_IN_PROGRESS')
  })
})

describe('a refund', () => {
  test('gives back no more than was taken, once under its key', async () => {
    const { sandbox, line } = await open()
    const { body } = await line.create()
    sandbox.paypal.approve(body.id)
    const [capture] = capturesOf(await line.capture(body.id))
    const refund = (value: string, key: string) =>
      line.post(
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

test('orders and kept answers outlive a restart', async () => {
  const dataFolder = await temporaryFolder()
  const first = await createSandbox({ dataFolder })
  const before = await paypalLine(first)
  const { body } = await before.create({}, 'key-1')
  first.paypal.approve(body.id)
  await before.capture(body.id, 'capture-1')
  await first.close()

  const second = await startSandbox({ dataFolder })
  const line = await paypalLine(second)
  expect((await line.create({}, 'key-1')).body.id).toBe(body.id)
  expect((await line.capture(body.id, 'capture-1')).body.status).toBe('COMPLETED')
  expect((await line.get(`/v2/checkout/orders/${body.id}`)).body.status).toBe('COMPLETED')
})
