import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import { getProducts, toCategory } from '@colada/domain/catalogue/contract'
import { chromium } from 'playwright-core'
import { chromiumFlags, ensureBrowser } from '../browser.ts'
import { root } from '../run.ts'

/** How much slower than this machine the phone is that people search with. */
const slowdown = 4
const queries = [
  'camisa',
  'planchada',
  'alfombra lana',
  'chaqueta piel',
  'edredon',
  'xyzzy',
  'tejido',
  'abrigo largo',
]
const rounds = 5

/** The shop's own modules, each before those that import it. */
const modules = [
  'domain/src/catalogue/search-words',
  'domain/src/catalogue/search-index',
  'domain/src/catalogue/search',
  'domain/src/catalogue/typed-search',
  'storefront/src/platform/clock/slices',
]

export interface SearchTimes {
  /** Milliseconds until the index is there, made in slices once a visit; and the longest that one of them holds up a key. */
  readonly index: number
  readonly slice: number
  /** Of one key, from the first that is typed, when nothing has run yet. */
  readonly median: number
  readonly p99: number
  readonly worst: number
  /** Of the catalogue that the browser loads, as it travels. */
  readonly kilobytes: number
}

/** How long the shop's own search takes over its whole catalogue in a browser on a slowed processor. */
export async function searchTimes(apiUrl: string, apiToken: string): Promise<SearchTimes> {
  const address = `${apiUrl}/api${getProducts.path}?lang=es&with_meta=1&api_token=${apiToken}&device_type=browser`
  const response = await fetch(address, { headers: { 'accept-encoding': 'br' } })
  const kilobytes = Math.round(Number(response.headers.get('content-length')) / 1000)
  const { categories } = getProducts.response.parse(await response.json())
  const executablePath = await ensureBrowser()
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: chromiumFlags,
  })
  try {
    const page = await browser.newPage()
    await page.addScriptTag({ type: 'module', content: script() })
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    // Handing it over is none of the page's own work.
    await page.evaluate((catalogue) => {
      ;(window as unknown as Measured).catalogue = catalogue
    }, categories.map(toCategory))
    return { ...(await page.evaluate(measure, { words: queries, times: rounds })), kilobytes }
  } finally {
    await browser.close()
  }
}

/** All modules as one script, which neither imports nor exports. */
function script(): string {
  const code = modules
    .map((name) => readFileSync(join(root, `packages/${name}.ts`), 'utf8'))
    .map((source) => stripTypeScriptTypes(source).replace(/^import .*$|^export /gm, ''))
  return `${code.join('\n')}\nwindow.search = { inSlices, indexSteps, searchWhileTyping }`
}

/** Runs in the page. */
async function measure({ words, times }: { words: readonly string[]; times: number }) {
  const { catalogue, search } = window as unknown as Measured
  const list = catalogue.flatMap(({ products }) => products)
  const round = (value: number) => Math.round(value * 10) / 10

  // Somebody who looks in as often as possible sees how long each slice lasts.
  let slice = 0
  let last = performance.now()
  let isOver = false
  const { port1, port2 } = new MessageChannel()
  port1.addEventListener('message', () => {
    const now = performance.now()
    slice = Math.max(slice, now - last)
    last = now
    if (!isOver) port2.postMessage(null)
  })
  port1.start()
  port2.postMessage(null)
  const began = performance.now()
  await search.inSlices(search.indexSteps(list))
  const index = performance.now() - began
  isOver = true

  const taken = Array.from({ length: times }, () =>
    words.flatMap((query) =>
      // One more letter at a time, as it is typed.
      [...query].map((_, at) => {
        const pressed = performance.now()
        search.searchWhileTyping(catalogue, list, query.slice(0, at + 1))
        return performance.now() - pressed
      }),
    ),
  ).flat()
  const sorted = taken.toSorted((a, b) => a - b)
  const at = (share: number) => round(sorted[Math.ceil(sorted.length * share) - 1]!)
  return { index: round(index), slice: round(slice), median: at(0.5), p99: at(0.99), worst: at(1) }
}

interface Measured {
  catalogue: readonly { readonly products: readonly unknown[] }[]
  readonly search: {
    indexSteps(list: unknown): unknown
    inSlices(steps: unknown): Promise<void>
    searchWhileTyping(categories: unknown, list: unknown, typed: string): unknown
  }
}
