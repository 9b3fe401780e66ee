import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import { getProducts, toCategory } from '@colada/domain/catalogue/contract'
import { chromium } from 'playwright-core'
import { chromiumFlags, ensureBrowser } from '../scripts/browser.ts'
import { root } from '../scripts/run.ts'
import { slowDown } from './trace.ts'

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

/** Modules of the shop, in the order of their imports. */
const modules = [
  'domain/src/catalogue/search-terms',
  'domain/src/catalogue/search-index',
  'domain/src/content/search-synonyms',
  'domain/src/catalogue/synonyms',
  'domain/src/catalogue/relevance',
  'domain/src/catalogue/search',
  'domain/src/catalogue/autocomplete',
  'client/src/clock/time-slices',
]

export interface SearchTimes {
  /** Milliseconds to build the index in slices, and the longest slice, which delays input. */
  readonly index: number
  readonly slice: number
  /** Milliseconds of one search while typing, including the first, before any optimisation. */
  readonly median: number
  readonly p99: number
  readonly worst: number
  /** Compressed size of the catalogue. */
  readonly kilobytes: number
}

/** Measures the search over the whole catalogue in a browser with CPU throttling. */
export async function searchTimes(apiUrl: string, apiToken: string): Promise<SearchTimes> {
  const url = `${apiUrl}/api${getProducts.path}?lang=es&with_meta=1&api_token=${apiToken}&device_type=browser`
  const response = await fetch(url, { headers: { 'accept-encoding': 'br' } })
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
    await slowDown(page)
    // Passing the catalogue is not measured.
    await page.evaluate((catalogue) => {
      ;(window as unknown as PageGlobals).catalogue = catalogue
    }, categories.map(toCategory))
    return { ...(await page.evaluate(measure, { words: queries, times: rounds })), kilobytes }
  } finally {
    await browser.close()
  }
}

/** All modules as one script without imports and exports. */
function script(): string {
  const code = modules
    .map((name) => readFileSync(join(root, `packages/${name}.ts`), 'utf8'))
    .map((source) => stripTypeScriptTypes(source).replace(/^import .*$|^export /gm, ''))
  return `${code.join('\n')}\nwindow.search = { runInTimeSlices, buildSearchIndex, autocomplete }`
}

/** Runs in the page. */
async function measure({ words, times }: { words: readonly string[]; times: number }) {
  const { catalogue, search } = window as unknown as PageGlobals
  const list = catalogue.flatMap(({ products }) => products)
  const round = (value: number) => Math.round(value * 10) / 10

  // Messages to itself, as often as possible: the longest gap is the longest slice.
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
  const startedAt = performance.now()
  await search.runInTimeSlices(search.buildSearchIndex(list))
  const index = performance.now() - startedAt
  isOver = true

  const durations = Array.from({ length: times }, () =>
    words.flatMap((query) =>
      // One more letter each time.
      [...query].map((_, at) => {
        const typedAt = performance.now()
        search.autocomplete(catalogue, list, query.slice(0, at + 1))
        return performance.now() - typedAt
      }),
    ),
  ).flat()
  const sorted = durations.toSorted((a, b) => a - b)
  const at = (share: number) => round(sorted[Math.ceil(sorted.length * share) - 1]!)
  return { index: round(index), slice: round(slice), median: at(0.5), p99: at(0.99), worst: at(1) }
}

interface PageGlobals {
  catalogue: readonly { readonly products: readonly unknown[] }[]
  readonly search: {
    buildSearchIndex(list: unknown): unknown
    runInTimeSlices(steps: unknown): Promise<void>
    autocomplete(categories: unknown, list: unknown, typed: string): unknown
  }
}
