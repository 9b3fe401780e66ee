import { type Browser, chromium } from 'playwright-core'
import { chromiumFlags, ensureBrowser } from '../scripts/browser.ts'
import { freePort } from '../scripts/shop.ts'
import { audit } from './audit.ts'
import type { Bench, Benchmark, BenchmarkResult, Row } from './bench.ts'
import { withBrowser } from './browser.ts'
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
        const interactions = await measureShopInteractions(sites[0]!)
        const navigation = await compareNavigation(sites)
        const figures = await compare(bench, sites)
        return {
          rows: {
            ...mapValues(interactions, (shop) => ({ shop })),
            'category → product, ms, CPU 4×': navigation,
            ...flatten(figures),
          },
          figures: readmeFigures(figures, interactions, navigation),
        }
      }),
    )
  },
}

/** Medians of a figure. */
type Pair = Readonly<Record<Site['name'], number>>
type Comparison = Readonly<Record<Screen, Readonly<Record<string, Pair>>>>

async function compare(bench: Bench, sites: readonly Site[]): Promise<Comparison> {
  const values = new Map<string, number[]>()
  const keyOf = (screen: Screen, figure: string, { name }: Pick<Site, 'name'>) =>
    `${screen}|${figure}|${name}`
  const names = new Set<string>()
  for (let round = 0; round < rounds; round += 1)
    for (const screen of screens)
      for (const site of sites) {
        const measured = {
          ...(await browserFigures(site, screen)),
          'rendered per second': await renderRate(bench, site, screen),
        }
        for (const [figure, value] of Object.entries(measured)) {
          names.add(figure)
          const key = keyOf(screen, figure, site)
          values.set(key, [...(values.get(key) ?? []), value])
        }
      }
  const pairOf = (screen: Screen, figure: string): Pair => ({
    shop: median(values.get(keyOf(screen, figure, { name: 'shop' }))!),
    floor: median(values.get(keyOf(screen, figure, { name: 'floor' }))!),
  })
  const ofScreen = (screen: Screen) =>
    Object.fromEntries([...names].map((figure) => [figure, pairOf(screen, figure)]))
  return { home: ofScreen('home'), category: ofScreen('category'), product: ofScreen('product') }
}

const ratioOf = ({ shop, floor }: Pair) => Number((shop / floor).toFixed(2))

/** A row per figure and screen. */
const flatten = (comparison: Comparison): Record<string, Row> =>
  Object.fromEntries(
    screens.flatMap((screen) =>
      Object.entries(comparison[screen]).map(([figure, pair]) => [
        `${screen}: ${figure}`,
        { ...pair, ratio: ratioOf(pair) },
      ]),
    ),
  )

function readmeFigures(
  comparison: Comparison,
  interactions: Readonly<Record<string, number>>,
  navigation: Pair,
): BenchmarkResult['figures'] {
  const ofScreens = (value: (figures: Comparison[Screen]) => number, unit: string) =>
    `${screens.map((screen) => value(comparison[screen])).join(' / ')}${unit}`
  const ratio = (figure: string) => ofScreens((figures) => ratioOf(figures[figure]!), ' ×')
  const shop = (figure: string, unit = '') => ofScreens((figures) => figures[figure]!.shop, unit)
  const styleAndLayout = (figures: Comparison[Screen]) => {
    const [style, layout] = [figures['style ms, CPU 4×']!, figures['layout ms, CPU 4×']!]
    return ratioOf({ shop: style.shop + layout.shop, floor: style.floor + layout.floor })
  }
  return {
    'FCP beside the floor': ratio('FCP ms'),
    'LCP beside the floor': ratio('LCP ms'),
    'TBT, CPU 2×': shop('TBT ms', ' ms'),
    'main thread beside the floor': ratio('main thread ms'),
    'style and layout beside the floor': ofScreens(styleAndLayout, ' ×'),
    'JavaScript beside the floor': ratio('JavaScript kB'),
    'rendered anew beside the floor': ratio('rendered per second'),
    elements: shop('elements'),
    'requests without pictures': shop('requests without pictures'),
    'interactions until the next frame, CPU 4×': Object.entries(interactions)
      .map(([name, milliseconds]) => `${name} ${milliseconds}`)
      .join(', '),
    'category to product, CPU 4×': `${navigation.shop} ms; floor ${navigation.floor} ms`,
  }
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

/** Median milliseconds until the next frame, by interaction. */
function measureShopInteractions({ url }: Site): Promise<Record<string, number>> {
  return withBrowser(async (browser) => {
    const found: Record<string, number[]> = {}
    for (let round = 0; round < rounds; round += 1)
      for (const [name, value] of Object.entries(await measureInteractions(browser, url)))
        found[name] = [...(found[name] ?? []), value]
    return mapValues(found, median)
  })
}

function compareNavigation(sites: readonly Site[]): Promise<Pair> {
  return withBrowser(async (browser) => {
    const found: Record<Site['name'], number[]> = { shop: [], floor: [] }
    for (let round = 0; round < rounds; round += 1)
      for (const { name, url, paths } of sites)
        found[name].push(await measureNavigation(browser, url + paths.category))
    return { shop: median(found.shop), floor: median(found.floor) }
  })
}

const mapValues = <From, To>(
  record: Readonly<Record<string, From>>,
  to: (value: From) => To,
): Record<string, To> => Object.fromEntries(Object.entries(record).map(([key, value]) => [key, to(value)]))
