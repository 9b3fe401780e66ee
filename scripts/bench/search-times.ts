import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import { getProducts, toCategory } from '@colada/domain/catalogue/calls'
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

export interface SearchTimes {
  /** Milliseconds to make the index, once a visit and before anybody searches. */
  readonly index: number
  /** Of one search, whole or while it is typed. */
  readonly median: number
  readonly worst: number
}

/** How long the shop's own search takes over its whole catalogue in a browser on a slowed processor. */
export async function searchTimes(apiUrl: string, apiToken: string): Promise<SearchTimes> {
  const address = `${apiUrl}/api${getProducts.path}?lang=es&with_meta=1&api_token=${apiToken}&device_type=browser`
  const answer = getProducts.answer.parse(await (await fetch(address)).json())
  const categories = answer.categories.map(toCategory)
  const code = ['search', 'typed-search']
    .map((name) => readFileSync(join(root, `packages/domain/src/catalogue/${name}.ts`), 'utf8'))
    // One script holds both, so neither imports nor exports.
    .map((source) => stripTypeScriptTypes(source).replace(/^import .*$|^export /gm, ''))
    .join('\n')
  const executablePath = await ensureBrowser()
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: chromiumFlags,
  })
  try {
    const page = await browser.newPage()
    await page.addScriptTag({
      type: 'module',
      content: `${code}\nwindow.search = { prepareTypedSearch, searchProducts, searchWhileTyping }`,
    })
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    return await page.evaluate(
      ({ catalogue, words, times }) => {
        const { prepareTypedSearch, searchProducts, searchWhileTyping } = (
          window as unknown as { search: Search }
        ).search
        const list = catalogue.flatMap(({ products }) => products)
        const timed = (work: () => unknown) => {
          const began = performance.now()
          work()
          return performance.now() - began
        }
        const round = (value: number) => Math.round(value * 10) / 10
        const index = timed(() => prepareTypedSearch(catalogue, list))
        const taken = Array.from({ length: times }, () =>
          words.flatMap((query) => [
            timed(() => searchProducts(list, query)),
            // One more letter at a time, as it is typed.
            ...[...query].map((_, at) =>
              timed(() => searchWhileTyping(catalogue, list, query.slice(0, at + 1))),
            ),
          ]),
        ).flat()
        const sorted = taken.toSorted((a, b) => a - b)
        return {
          index: round(index),
          median: round(sorted[Math.floor(sorted.length / 2)]!),
          worst: round(sorted.at(-1)!),
        }
      },
      { catalogue: categories, words: queries, times: rounds },
    )
  } finally {
    await browser.close()
  }
}

interface Search {
  prepareTypedSearch(categories: unknown, list: unknown): void
  searchProducts(list: unknown, query: string): unknown
  searchWhileTyping(categories: unknown, list: unknown, typed: string): unknown
}
