import { type Browser, chromium } from 'playwright-core'
import { chromiumFlags, ensureBrowser } from '../scripts/browser.ts'
import { freePort } from '../scripts/shop.ts'
import { audit } from './audit.ts'
import type { Bench, Benchmark, Row } from './bench.ts'
import { floorPaths, withFloor } from './floor.ts'
import { measureInteractions, measureNavigation } from './interactions.ts'
import { load } from './load.ts'
import { median } from './median.ts'
import { findScreens } from './screens.ts'
import { layoutEvent, styleEvent, traceLoad } from './trace.ts'
import { withUncachedStorefront } from './uncached.ts'
import { weighPage } from './weigh.ts'

/** Shop and floor are measured in turns, so that changes of the machine's speed meet both. */
const rounds = 3
/** Throttling of Lighthouse's simulation; the machine is slow itself. */
const LIGHTHOUSE_SLOWDOWN = 2

const screens = ['home', 'category', 'product'] as const
type Screen = (typeof screens)[number]

/** One side of the comparison. */
interface Site {
  readonly name: 'shop' | 'floor'
  readonly url: string
  /** Renders each page anew. */
  readonly renderedUrl: string
  readonly paths: Readonly<Record<Screen, string>>
}

/** The shop beside the floor, a small application on the same stack: what a page costs a phone and the server. */
export const peers: Benchmark = {
  title: `shop beside the floor (bench/floor), in turns, median of ${rounds}`,
  measure: async (bench) => {
    const { shop } = bench
    return withFloor((floorUrl) =>
      withUncachedStorefront(bench, async (renderedUrl) => {
        const sites: Site[] = [
          { name: 'shop', url: shop.url, renderedUrl, paths: await findScreens(shop.url) },
          { name: 'floor', url: floorUrl, renderedUrl: floorUrl, paths: floorPaths },
        ]
        return { rows: { ...(await interactionRow(sites[0]!)), ...(await compare(bench, sites)) } }
      }),
    )
  },
}

/** A row per figure and screen, with shop, floor and their ratio. */
async function compare(bench: Bench, sites: readonly Site[]): Promise<Record<string, Row>> {
  const results = new Map<string, number[]>()
  const add = (screen: Screen, site: Site, figures: Readonly<Record<string, number>>) => {
    for (const [figure, value] of Object.entries(figures)) {
      const key = `${screen}|${figure}|${site.name}`
      results.set(key, [...(results.get(key) ?? []), value])
    }
  }
  for (let round = 0; round < rounds; round += 1)
    for (const screen of screens)
      for (const site of sites)
        add(screen, site, {
          ...(await browserFigures(site, screen)),
          'rendered per second': await renderRate(bench, site, screen),
        })
  const rows: Record<string, Row> = {}
  for (const key of results.keys()) {
    const [screen, figure, name] = key.split('|') as [Screen, string, Site['name']]
    if (name !== 'shop') continue
    const shop = median(results.get(key)!)
    const floor = median(results.get(`${screen}|${figure}|floor`)!)
    rows[`${screen}: ${figure}`] = { shop, floor, ratio: Number((shop / floor).toFixed(2)) }
  }
  return rows
}

async function browserFigures({ url, paths }: Site, screen: Screen): Promise<Record<string, number>> {
  const executablePath = await ensureBrowser()
  const port = await freePort()
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: [`--remote-debugging-port=${port}`, ...chromiumFlags],
  })
  try {
    const page = url + paths[screen]
    const throttling = { cpuSlowdownMultiplier: LIGHTHOUSE_SLOWDOWN }
    const { numericValue } = await audit(page, { port, throttling })
    return {
      'FCP ms': Math.round(numericValue('first-contentful-paint')),
      'LCP ms': Math.round(numericValue('largest-contentful-paint')),
      'TBT ms': Math.round(numericValue('total-blocking-time')),
      'main thread ms': Math.round(numericValue('mainthread-work-breakdown')),
      ...(await traceFigures(browser, page)),
      ...(await weight(browser, page)),
    }
  } finally {
    await browser.close()
  }
}

async function traceFigures(browser: Browser, url: string): Promise<Record<string, number>> {
  const context = await browser.newContext({ viewport: { width: 367, height: 740 }, isMobile: true })
  const page = await context.newPage()
  const activities = await traceLoad(browser, page, url)
  const elements = await page.locator('body *').count()
  await context.close()
  return {
    'style ms, CPU 4×': activities[styleEvent] ?? 0,
    'layout ms, CPU 4×': activities[layoutEvent] ?? 0,
    'tasks ms, CPU 4×': activities['RunTask'] ?? 0,
    elements,
  }
}

async function weight(browser: Browser, url: string): Promise<Record<string, number>> {
  const context = await browser.newContext({ viewport: { width: 367, height: 740 }, isMobile: true })
  const weighed = await weighPage(await context.newPage(), url)
  await context.close()
  return {
    'JavaScript kB': Math.round(weighed.javascript / 100) / 10,
    'requests without pictures': weighed.nonImageRequests,
  }
}

async function renderRate({ seconds }: Bench, site: Site, screen: Screen): Promise<number> {
  const { perSecond } = await load({
    url: site.renderedUrl + site.paths[screen],
    seconds: Math.max(1, seconds / 2),
    headers: { 'accept-encoding': 'gzip' },
  })
  return perSecond
}

async function interactionRow({ url, paths }: Site): Promise<Record<string, Row>> {
  const executablePath = await ensureBrowser()
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: chromiumFlags })
  try {
    const found: Record<string, number[]> = {}
    for (let round = 0; round < rounds; round += 1) {
      const measured = {
        ...(await measureInteractions(browser, url)),
        'category → product': await measureNavigation(browser, url, paths.category),
      }
      for (const [name, value] of Object.entries(measured)) found[name] = [...(found[name] ?? []), value]
    }
    return Object.fromEntries(
      Object.entries(found).map(([name, values]) => [
        `ms until the next frame: ${name}`,
        { shop: median(values) },
      ]),
    )
  } finally {
    await browser.close()
  }
}
