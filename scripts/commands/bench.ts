import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bareAnswer } from '../bench/bare.ts'
import { Customer } from '../bench/customer.ts'
import { type BudgetedScreen, overBudget } from '../bench/budgets.ts'
import { load } from '../bench/load.ts'
import { startProcess } from '../bench/processes.ts'
import { weigh } from '../bench/weigh.ts'
import { ensureBrowser } from '../browser.ts'
import { ensureBuilt } from '../build.ts'
import { freePort, startShop } from '../shop.ts'

/**
 * What the shop weighs and how fast it answers, beside a bare Fastify answer of the same bytes in the same
 * run: figures of one machine are ratios, not absolutes.
 */
const screens = {
  home: '/',
  category: '/tintoreria',
  product: '/tintoreria/camisa-lavada-y-planchada',
  cart: '/cesto-ropa-para-lavar',
  login: '/entrar',
}
const seconds = Number(process.env.BENCH_SECONDS ?? 6)

const browser = await ensureBrowser()
await ensureBuilt()
const data = mkdtempSync(join(tmpdir(), 'colada-bench-'))
const began = performance.now()
const shop = await startShop({
  port: 0,
  data,
  output: 'capture',
  env: { RATE_LIMITS: 'off', LOG_LEVEL: 'silent' },
})
try {
  const first = await fetch(shop.url)
  console.log(
    `first answer after start (database made anew): ${((performance.now() - began) / 1000).toFixed(1)} s, HTTP ${first.status}`,
  )

  const known = await knownScreens()
  console.log('\nbytes of a first visit, gzip (fonts as they are)')
  const weights = await weigh(shop.url, known, browser)
  console.table(
    Object.fromEntries(
      Object.entries(weights).map(([name, { complaints, ...weight }]) => [
        name,
        { ...weight, complaints: complaints.length },
      ]),
    ),
  )
  for (const [name, weight] of Object.entries(weights))
    for (const problem of overBudget(name as BudgetedScreen, weight)) console.log(`over budget: ${problem}`)

  console.log('\ndocuments per second, 10 connections')
  console.table(await documents(known))

  console.log('\nAPI calls per second')
  console.table(await calls())
  console.log('\nmemory, MiB resident')
  console.table(shop.memory())
} finally {
  await shop.stop()
  rmSync(data, { recursive: true, force: true })
}

/** The first product of a category stands for products, whatever its slug is. */
async function knownScreens(): Promise<Record<BudgetedScreen, string>> {
  const page = await (await fetch(`${shop.url}${screens.category}`)).text()
  const product = /href="(\/tintoreria\/(?!pagina|query)[^"/]+)"/.exec(page)?.[1] ?? screens.product
  return { ...screens, product }
}

async function documents(known: Record<BudgetedScreen, string>) {
  const port = await freePort()
  const unkept = await startProcess('scripts/bench/unkept-storefront.ts', {
    NODE_ENV: 'production',
    PORT: String(port),
    API_URL: shop.apiUrl,
    API_TOKEN: apiToken(),
    PUBLIC_URL: shop.url,
    LOG_LEVEL: 'silent',
  })
  const rows: Record<string, Record<string, number>> = {}
  try {
    for (const name of ['home', 'category', 'product'] as const) {
      const path = known[name]
      const headers = { 'accept-encoding': 'br' }
      const response = await fetch(`${shop.url}${path}`, { headers })
      const bytes = Number(response.headers.get('content-length') ?? 0)
      const bare = await bareAnswer(Buffer.alloc(bytes, 'a'), { 'content-type': 'text/html; charset=utf-8' })
      const kept = await load({ url: `${shop.url}${path}`, seconds, headers })
      const anew = await load({ url: `http://127.0.0.1:${port}${path}`, seconds, headers })
      const yardstick = await load({ url: bare.url, seconds, headers })
      await bare.close()
      rows[name] = {
        bytes,
        bare: yardstick.perSecond,
        kept: kept.perSecond,
        'kept/bare': Number((kept.perSecond / yardstick.perSecond).toFixed(2)),
        'kept p99 ms': kept.p99,
        anew: anew.perSecond,
        'anew p99 ms': anew.p99,
        failures: kept.failures + anew.failures,
      }
    }
  } finally {
    await unkept.stop()
  }
  return rows
}

async function calls() {
  const products = `${shop.apiUrl}/api/products?lang=es&api_token=${apiToken()}&device_type=browser`
  const bytes = Buffer.from(await (await fetch(products)).arrayBuffer())
  const bare = await bareAnswer(bytes, { 'content-type': 'application/json; charset=utf-8' })
  const yardstick = await load({ url: bare.url, seconds })
  await bare.close()
  const list = await load({ url: products, seconds })
  return {
    'GET products': {
      perSecond: list.perSecond,
      p50: list.p50,
      p99: list.p99,
      failures: list.failures,
      'of bare': Number((list.perSecond / yardstick.perSecond).toFixed(2)),
    },
    'POST reserve': await reservations(),
  }
}

/** Reservations of many customers, ten at a time; preparing them is not counted. */
async function reservations() {
  const customers = 8
  const rounds = 12
  const orders: (() => Promise<unknown>)[] = []
  for (let index = 0; index < customers; index++) {
    const customer = new Customer(shop.apiUrl, apiToken())
    const address = await customer.register()
    for (let round = 0; round < rounds; round++)
      orders.push(await customer.prepareOrder(address, index * rounds + round))
  }
  const times: number[] = []
  let failures = 0
  const started = performance.now()
  const worker = async () => {
    for (let order = orders.pop(); order; order = orders.pop()) {
      const one = performance.now()
      try {
        await order()
        times.push(performance.now() - one)
      } catch (problem) {
        failures += 1
        console.error(problem instanceof Error ? problem.message : problem)
      }
    }
  }
  await Promise.all(Array.from({ length: 10 }, worker))
  const took = (performance.now() - started) / 1000
  times.sort((a, b) => a - b)
  return {
    perSecond: Math.round(times.length / took),
    p50: Math.round(times[Math.floor(times.length / 2)] ?? 0),
    p99: Math.round(times[Math.floor(times.length * 0.99)] ?? 0),
    failures,
  }
}

function apiToken(): string {
  return (JSON.parse(readFileSync(join(data, 'secrets.json'), 'utf8')) as { apiToken: string }).apiToken
}
