import { gzipSync } from 'node:zlib'
import { chromium, type ConsoleMessage, type Page, type Request, type Response } from 'playwright-core'
import { chromiumFlags } from '../scripts/browser.ts'
import { addScreenCookies, findScreens, type MeasuredScreen } from './screens.ts'

export interface PageWeight {
  /** Bytes after gzip by resource type; fonts uncompressed. */
  readonly javascript: number
  readonly css: number
  readonly html: number
  readonly fonts: number
  readonly requests: number
  readonly nonImageRequests: number
  /** Cumulative layout shift × 1000. */
  readonly shift: number
  readonly errors: readonly string[]
}

/** A page is loaded after this time without requests. */
const IDLE_MS = 1_500

/**
 * Weighs a first visit in a new page: all requests until the network is idle. Bodies are compressed here, independent of
 * the server's settings.
 */
export async function weighPage(page: Page, url: string): Promise<PageWeight> {
  const sizes = { script: 0, stylesheet: 0, document: 0, font: 0 }
  const bodies: Promise<void>[] = []
  const errors: string[] = []
  let requests = 0
  let nonImageRequests = 0
  let last = Date.now()
  const onConsole = (message: ConsoleMessage) => {
    if (['error', 'warning'].includes(message.type())) errors.push(message.text())
  }
  const onPageError = (problem: Error) => errors.push(problem.message)
  const onRequest = (request: Request) => {
    last = Date.now()
    requests += 1
    if (request.resourceType() !== 'image') nonImageRequests += 1
  }
  const onResponse = (response: Response) => {
    const type = response.request().resourceType()
    if (!(type in sizes)) return
    const kind = type as keyof typeof sizes
    const addSize = async () => {
      const body = await response.body()
      last = Date.now()
      sizes[kind] += kind === 'font' ? body.length : gzipSync(body, { level: 9 }).length
    }
    bodies.push(addSize())
  }
  page
    .on('console', onConsole)
    .on('pageerror', onPageError)
    .on('request', onRequest)
    .on('response', onResponse)
  await page.goto(url, { waitUntil: 'load' })
  // Too short a wait counts too few bytes, which fails no budget.
  // oxlint-disable-next-line no-restricted-properties
  while (Date.now() - last < IDLE_MS) await page.waitForTimeout(100)
  page
    .off('console', onConsole)
    .off('pageerror', onPageError)
    .off('request', onRequest)
    .off('response', onResponse)
  await Promise.all(bodies)
  return {
    javascript: sizes.script,
    css: sizes.stylesheet,
    html: sizes.document,
    fonts: sizes.font,
    requests,
    nonImageRequests,
    shift: Math.round((await measureLayoutShift(page)) * 1000),
    errors,
  }
}

/** TypeScript's DOM types have no layout shift yet. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number
  readonly hadRecentInput: boolean
}

/** Cumulative layout shift of a page, without what follows an input within 500 ms. */
export async function measureLayoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as LayoutShift[])
            if (!entry.hadRecentInput) sum += entry.value
        })
        observer.observe({ type: 'layout-shift', buffered: true })
        // Buffered entries are delivered in a later task, after a painted frame.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(sum), 100)))
      }),
  )
}

/** Weighs first visits of all screens on a phone, each in a new context. */
export async function weighScreens(
  base: string,
  executablePath: string,
): Promise<Record<MeasuredScreen, PageWeight>> {
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: chromiumFlags,
  })
  const weights: Partial<Record<MeasuredScreen, PageWeight>> = {}
  const paths = Object.entries(await findScreens(base)) as [MeasuredScreen, string][]
  for (const [screen, path] of paths) {
    const context = await browser.newContext({ viewport: { width: 367, height: 740 } })
    await addScreenCookies(context, screen, base)
    weights[screen] = await weighPage(await context.newPage(), base + path)
    await context.close()
  }
  await browser.close()
  return weights as Record<MeasuredScreen, PageWeight>
}
