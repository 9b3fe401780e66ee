import { createHash } from 'node:crypto'
import { login } from '@colada/domain/account/contract'
import { getInvoices } from '@colada/domain/invoices/contract'
import { getOrders } from '@colada/domain/orders/contract'
import { orderStatuses } from '@colada/domain/orders/transitions'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { mailOutbox } from '#api/mail/tables.ts'
import { orders } from '#api/orders/tables.ts'
import { seedDemo } from '#api/seed/demo-customers.ts'
import { demoPassword } from '#api/seed/demo-password.ts'
import { expectInvariants } from '../support/invariants.ts'
import { createTestApi, type TestApi } from '../support/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
  await seedDemo(api.dependencies)
})
afterEach(() => expectInvariants(api.db))
afterAll(() => api.close())

async function logIn(email: string) {
  const password = createHash('md5').update(demoPassword).digest('hex')
  return (await api.call(login, { body: { email, password } })).response.login_token
}

async function ordersOf(email: string) {
  const listed = await api.call(getOrders, { session: await logIn(email) })
  return listed.response.orders
}

describe('the demo customer', () => {
  it('has an order in every status, a pack with its code, incidents, and a multi-part order', async () => {
    const seen = await ordersOf('particular@colada.example')
    expect(new Set(seen.map(({ status }) => status))).toEqual(new Set(orderStatuses))
    expect(seen.filter(({ type }) => type === 'voucher')).toMatchObject([{ bono_max_uses: 10 }])
    const multiPart = seen.filter(({ category_id }) => category_id === -1)
    expect(multiPart.map(({ status, part_steps }) => [status, part_steps.length])).toEqual([
      [30, 0],
      [20, 1],
    ])
    const incidents = seen.filter((order) => order.incidents.length > 0)
    expect(incidents.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([5, 25, 45])
    expect(incidents.find(({ status }) => status === 25)!.incidents[0]!.missing_items).not.toEqual([])
    expect(seen.filter(({ precioPendiente }) => precioPendiente > 0)).toMatchObject([{ status: 1 }])
  })

  it('has status histories in chronological order, not in the future', async () => {
    for (const order of await ordersOf('particular@colada.example')) {
      const times = order.status_history.map(({ time }) => time)
      expect(times).toEqual(times.toSorted((a, b) => a - b))
      expect(times.at(-1)).toBeLessThanOrEqual(api.dependencies.clock() / 1000)
      expect(order.status_history.at(-1)!.status).toBe(order.status)
    }
  })

  it('has the invoices of what is paid, with numbers in the order of their times, and no mails', async () => {
    const session = await logIn('particular@colada.example')
    const { invoices } = (await api.call(getInvoices, { session })).response
    const paid = (await ordersOf('particular@colada.example')).filter(
      ({ status }) => ![1, 60, 99].includes(status),
    )
    const byId = (a: { id: number }, b: { id: number }) => a.id - b.id
    expect(invoices.flatMap(({ localizadores }) => localizadores).toSorted()).toEqual(
      paid.map(({ localizador }) => localizador).toSorted(),
    )
    const times = invoices.toSorted(byId).map(({ issued_at: at }) => at)
    expect(times).toEqual(times.toSorted((a, b) => a - b))
    expect(await api.db.$count(mailOutbox)).toBe(0)
  })

  it('gets the orders once, and the new customer none', async () => {
    const before = await api.db.$count(orders)
    await seedDemo(api.dependencies)
    expect(await api.db.$count(orders)).toBe(before)
    expect(await ordersOf('nueva@colada.example')).toEqual([])
  })
})
