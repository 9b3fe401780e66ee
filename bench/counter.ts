import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { openDatabase } from '@colada/api/database/connection'
import { demoPassword } from '@colada/api/seed/demo-password'
import { demoStaff } from '@colada/api/seed/demo-staff-list'
import { findMemberByEmail } from '@colada/api/staff/repository'
import { openSession } from '@colada/api/staff/sessions'
import type { openDrawer } from '@colada/domain/counter/contract'
import type { EndpointResponse } from '@colada/domain/wire/endpoint'
import { Secret, TOTP } from 'otpauth'
import type { BrowserContext } from 'playwright-core'
import { type Bench, type BenchmarkResult, type Row, scaleSeconds, withBench } from './bench.ts'
import { withBrowser } from './browser.ts'
import { Customer, type OrderSlots } from './customer.ts'
import { query, widenSlots } from './database.ts'
import { LatencyRecorder, percentilesOf, runWorkers } from './times.ts'
import { slowDown } from './trace.ts'
import { weighPage } from './weigh.ts'

const CUSTOMERS = 100_000
const COUNTERS = 20
/** Each counter takes an order in this time, faster than people can; the load itself shares the processors. */
const ORDER_MS = 1_500
/** Ids of the added customers and orders start above those of the demo. */
const FIRST_ID = 1_000_000
/** Of each kind. */
const SEARCHES = 50
const [member] = demoStaff
const viewport = { width: 1280, height: 800 }

/** The finder among many customers, orders taken by many counters at once, and the first view of the back office. */
export const counter = {
  title: `the counter: finder among ${CUSTOMERS} customers and orders, ${COUNTERS} counters at once, first view`,
  measure: (): Promise<BenchmarkResult> =>
    withBench(
      async (bench) => {
        const sessions = await openSessions(bench)
        const slots = await addOrdersOfCustomers(bench)
        const found = await measureFinder(bench, sessions[0]!)
        const taken = await takeOrders(bench, sessions, slots)
        const view = await measureFirstView(bench)
        return {
          rows: { ...found.rows, 'order taken': taken, 'first view, CPU 4×': view },
          figures: {
            'finder, 100,000 customers and orders': `p99 ${found.p99} ms`,
            'order taken, 20 counters at once': `p50 ${taken.p50} ms, p99 ${taken.p99} ms, ${taken.failures} failures`,
            'counter, first view': `${view.kilobytes} kB, usable after ${view.usable} ms`,
          },
        }
      },
      {},
      { backofficePort: 0 },
    ),
}

/** Opens sessions of the counter of the demo. Logging in takes an authenticator's code, which is valid once. */
async function openSessions({ databaseUrl }: Bench): Promise<string[]> {
  const database = openDatabase(databaseUrl)
  try {
    const row = (await findMemberByEmail(database.db, member.email))!
    const sessions: string[] = []
    for (let index = 0; index < COUNTERS; index += 1) {
      const storeId = member.storeIds[index % member.storeIds.length]!
      const opening = { method: 'password', storeId, device: 'bench', now: Date.now() } as const
      sessions.push((await openSession(database.db, row, opening)).token)
    }
    return sessions
  } finally {
    await database.close()
  }
}

/** Adds customers, and an order of each: copies of one that a customer places. Returns the slots for more orders. */
async function addOrdersOfCustomers({ shop, apiToken, databaseUrl }: Bench): Promise<OrderSlots> {
  const customer = new Customer(shop.apiUrl, apiToken)
  const addressId = await customer.register()
  const slots = await customer.findSlots()
  await widenSlots(databaseUrl)
  const reserve = await customer.priceOrder(addressId, slots, 0)
  const { new_order: order } = await reserve()
  const range = `generate_series(1, ${CUSTOMERS}) as n`
  await query(
    databaseUrl,
    `insert into users (id, email, first_name, last_name, phone, birth_date, language, source_id,
       personal_promo_code, password_hash, created_at) overriding system value
     select ${FIRST_ID} + n, 'customer' || n || '@example.com',
       (array['Lucía','Martín','Sofía','Hugo','Paula','Daniel','Inés','Álvaro','Noa','Íker'])[1 + n % 10],
       (array['García','Muñoz','Núñez','Pérez','Ibáñez','Ruiz','Sáez','Vidal','Ortiz','Soler'])[1 + n / 10 % 10]
         || ' ' || (array['León','Costa','Prieto','Mora','Rey','Gil','Paz','Sanz','Lara','Vega'])[1 + n / 100 % 10],
       '6' || lpad((n * 7919 % 100000000)::text, 8, '0'), '1980-01-01', 'es', (select min(id) from sources),
       'BENCH' || n, '', now()
     from ${range}`,
  )
  await query(
    databaseUrl,
    `insert into orders overriding system value
     select (jsonb_populate_record(o, jsonb_build_object('id', ${FIRST_ID} + n, 'user_id', ${FIRST_ID} + n,
       'locator', 'B' || upper(lpad(to_hex(n), 6, '0')), 'status', 50, 'pay_before', null))).*
     from orders o, ${range} where o.id = $1`,
    [order.id],
  )
  await query(
    databaseUrl,
    `insert into order_legs overriding system value
     select (jsonb_populate_record(l, jsonb_build_object('id', ${FIRST_ID} * 2 + n * 2 + (l.leg = 'delivery')::int,
       'order_id', ${FIRST_ID} + n, 'released_at', now()))).*
     from order_legs l, ${range} where l.order_id = $1`,
    [order.id],
  )
  await query(databaseUrl, 'vacuum analyze')
  return slots
}

/** What people at a counter type, by the number of the customer. */
const typed: Readonly<Record<string, (n: number) => string>> = {
  'whole phone number': (n) => `6${String((n * 7919) % 100_000_000).padStart(8, '0')}`,
  'end of a phone number': (n) =>
    String((n * 7919) % 100_000_000)
      .padStart(8, '0')
      .slice(-4),
  'name and surname': (n) => ['lucia garcia', 'martin munoz leon', 'noa ruiz', 'iker vidal mora'][n % 4]!,
  'start of a name': (n) => ['luc', 'mart', 'sof', 'alv'][n % 4]!,
  'e-mail address': (n) => `customer${n}@exam`,
  locator: (n) => `B${n.toString(16).toUpperCase().padStart(6, '0')}`,
  'start of a locator': (n) => `B${n.toString(16).toUpperCase().padStart(6, '0').slice(0, 4)}`,
  nobody: (n) => `xyz ${n}`,
}

async function measureFinder({ shop, apiToken }: Bench, session: string) {
  const staff = new Customer(shop.apiUrl, apiToken)
  const find = async (text: string) =>
    staff.request('GET', '/staff/find', undefined, authorize(session), { q: text })
  const all: number[] = []
  const rows: Record<string, Row> = {}
  for (const [name, textOf] of Object.entries(typed)) {
    const latencies = new LatencyRecorder()
    for (let turn = 0; turn < SEARCHES; turn += 1)
      await latencies.time(() => find(textOf(1 + ((turn * 1777) % CUSTOMERS))))
    all.push(...latencies.times)
    rows[`finder: ${name}`] = { ...percentilesOf(latencies.times), failures: latencies.failures }
  }
  return { rows, p99: percentilesOf(all).p99 }
}

const authorize = (session: string) => ({ authorization: `Bearer ${session}` })

/** Takes orders of opened customers in cash, each counter into its own drawer; only the order itself is timed. */
async function takeOrders(bench: Bench, sessions: readonly string[], slots: OrderSlots) {
  const { shop, apiToken, databaseUrl } = bench
  const staff = new Customer(shop.apiUrl, apiToken)
  const counters = await Promise.all(
    sessions.map(async (session, index) => {
      const headers = authorize(session)
      const { drawer } = await staff.request<EndpointResponse<typeof openDrawer>>(
        'POST',
        '/staff/drawers',
        { till: 1 + Math.floor(index / member.storeIds.length), float: { '5000': 2 } },
        { ...headers, 'idempotency-key': randomUUID() },
      )
      const userId = FIRST_ID + 1 + index
      await staff.request('POST', '/staff/act_for', { user_id: userId }, headers)
      return { headers, drawerId: drawer.id, userId, addressId: await staff.addAddress(headers) }
    }),
  )
  await widenSlots(databaseUrl)
  const latencies = new LatencyRecorder()
  const startedAt = performance.now()
  await runWorkers(scaleSeconds(bench, 30), COUNTERS, async (worker, turn) => {
    // The counters are not in step.
    const next = startedAt + (turn + worker / COUNTERS) * ORDER_MS
    await setTimeout(Math.max(0, next - performance.now()))
    const { headers, addressId, userId, drawerId } = counters[worker]!
    const order = staff.createOrder(addressId, slots, turn * COUNTERS + worker)
    const prices = await staff.request<Record<string, unknown>>('POST', '/coupon/checkNew', order, headers)
    const body = {
      ...order,
      prices,
      user_id: userId,
      process_type: 'reserve_order_by_cash',
      drawer_id: drawerId,
    }
    await latencies.time(() =>
      staff.request('POST', '/orders', body, { ...headers, 'idempotency-key': randomUUID() }),
    )
  })
  return { orders: latencies.times.length, failures: latencies.failures, ...percentilesOf(latencies.times) }
}

/** Loads the counter in a new browser with a slow CPU, until the finder has the focus. */
async function measureFirstView({ shop }: Bench) {
  const url = shop.backofficeUrl!
  return withBrowser(async (browser) => {
    const first = await browser.newContext({ viewport, locale: 'es-ES' })
    await logInToBackOffice(first, url)
    const state = await first.storageState()
    const weighed = await browser.newContext({ viewport, locale: 'es-ES', storageState: state })
    const { javascript } = await weighPage(await weighed.newPage(), `${url}/counter`)
    const context = await browser.newContext({ viewport, locale: 'es-ES', storageState: state })
    const page = await context.newPage()
    await slowDown(page)
    await page.goto(`${url}/counter`, { waitUntil: 'commit' })
    const usable = await page
      .waitForFunction(() => document.activeElement?.matches('main input') && performance.now())
      .then((handle) => handle.jsonValue())
    return { kilobytes: Math.round(javascript / 1000), usable: Math.round(Number(usable)) }
  })
}

async function logInToBackOffice(context: BrowserContext, url: string): Promise<void> {
  const page = await context.newPage()
  await page.goto(url)
  await page.getByLabel('Correo electrónico').fill(member.email)
  await page.getByLabel('Contraseña', { exact: true }).fill(demoPassword)
  await page.getByLabel('Tienda').selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Continuar' }).click()
  await page.getByLabel('Código').fill(new TOTP({ secret: Secret.fromBase32(member.secret) }).generate())
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.close()
}
