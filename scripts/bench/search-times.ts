import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import { getProducts, toCategory } from '@colada/domain/catalogue/calls'
import { chromium } from 'playwright-core'
import { ensureBrowser } from '../browser.ts'
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

export interface SearchTimes {
  /** Milliseconds to make the index, once a visit and before anybody searches. */
  readonly index: number
  /** Of one search. */
  readonly median: number
  readonly worst: number
}

/** How long the shop's own search takes over its whole catalogue in a browser on a slowed processor. */
export async function searchTimes(apiUrl: string, apiToken: string): Promise<SearchTimes> {
  const address = `${apiUrl}/api${getProducts.path}?lang=es&with_meta=1&api_token=${apiToken}&device_type=browser`
  const answer = getProducts.answer.parse(await (await fetch(address)).json())
  const products = answer.categories.flatMap((category) => [...toCategory(category).products])
  const source = readFileSync(join(root, 'packages/domain/src/catalogue/search.ts'), 'utf8')
  const code = `${stripTypeScriptTypes(source)}\nwindow.search = { prepareSearch, searchProducts }`
  const executablePath = await ensureBrowser()
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
  })
  try {
    const page = await browser.newPage()
    await page.addScriptTag({ type: 'module', content: code })
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    return await page.evaluate(
      ({ list, words, times }) => {
        const { prepareSearch, searchProducts } = (window as unknown as { search: Search }).search
        const timed = (work: () => unknown) => {
          const began = performance.now()
          work()
          return performance.now() - began
        }
        const round = (value: number) => Math.round(value * 10) / 10
        const index = timed(() => prepareSearch(list))
        const taken = Array.from({ length: times }, () =>
          words.map((query) => timed(() => searchProducts(list, query))),
        ).flat()
        const sorted = taken.toSorted((a, b) => a - b)
        return {
          index: round(index),
          median: round(sorted[Math.floor(sorted.length / 2)]!),
          worst: round(sorted.at(-1)!),
        }
      },
      { list: products, words: queries, times: rounds },
    )
  } finally {
    await browser.close()
  }
}

interface Search {
  prepareSearch(list: unknown): void
  searchProducts(list: unknown, query: string): unknown
}
