import { gzipSync } from 'node:zlib'
import { chromium, type ConsoleMessage, type Page, type Request, type Response } from 'playwright-core'
import { chromiumFlags } from '../browser.ts'
import type { BudgetedScreen } from './budgets.ts'
import { knownScreens, remember } from './screens.ts'

/** What a first visit of a page costs. */
export interface Weight {
  /** Bytes after gzip, by kind, of everything a first visit asks for. */
  readonly javascript: number
  readonly css: number
  readonly html: number
  readonly fonts: number
  readonly requests: number
  /** Requests that are not pictures. */
  readonly lean: number
  /** Cumulative layout shift, milli-units. */
  readonly shift: number
  readonly complaints: readonly string[]
}

/** How long a page must have asked for nothing, ms; until then it is still coming. */
const quiet = 1_500

/**
 * Weighs a first visit in a page of its own that nothing was opened in yet: everything it asks for until it has been
 * quiet for a while, each body gzipped here so that servers' settings do not matter.
 */
export async function weighPage(page: Page, address: string): Promise<Weight> {
  const sizes = { script: 0, stylesheet: 0, document: 0, font: 0 }
  const bodies: Promise<void>[] = []
  const complaints: string[] = []
  let requests = 0
  let lean = 0
  let last = Date.now()
  const heard = (message: ConsoleMessage) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  }
  const thrown = (problem: Error) => complaints.push(problem.message)
  const asked = (request: Request) => {
    last = Date.now()
    requests += 1
    if (request.resourceType() !== 'image') lean += 1
  }
  const answered = (response: Response) => {
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
  page.on('console', heard).on('pageerror', thrown).on('request', asked).on('response', answered)
  await page.goto(address, { waitUntil: 'load' })
  while (Date.now() - last < quiet) await page.waitForTimeout(100)
  page.off('console', heard).off('pageerror', thrown).off('request', asked).off('response', answered)
  await Promise.all(bodies)
  return {
    javascript: sizes.script,
    css: sizes.stylesheet,
    html: sizes.document,
    fonts: sizes.font,
    requests,
    lean,
    shift: Math.round((await shiftOf(page)) * 1000),
    complaints,
  }
}

/** Layout shift of the whole load, as browsers count it. */
export async function shiftOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((answer) => {
        let sum = 0
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value
        })
        observer.observe({ type: 'layout-shift', buffered: true })
        // Buffered entries come in a task of their own, after at least one painted frame.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => answer(sum), 100)))
      }),
  )
}

/** Weighs first visits of the screens on a phone, each with nothing kept from the ones before. */
export async function weigh(base: string, executablePath: string): Promise<Record<BudgetedScreen, Weight>> {
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: chromiumFlags,
  })
  const weights: Partial<Record<BudgetedScreen, Weight>> = {}
  const paths = Object.entries(await knownScreens(base)) as [BudgetedScreen, string][]
  for (const [screen, path] of paths) {
    const context = await browser.newContext({ viewport: { width: 367, height: 740 } })
    await remember(context, screen, base)
    weights[screen] = await weighPage(await context.newPage(), base + path)
    await context.close()
  }
  await browser.close()
  return weights as Record<BudgetedScreen, Weight>
}
