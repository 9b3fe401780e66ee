import type { Browser, Page } from 'playwright-core'

/** An event of Chromium's trace; times in microseconds. */
interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  readonly args?: { readonly name?: string }
}

/** What the main thread of a page did, milliseconds by activity; times of an activity contain those within it. */
export type Activities = Readonly<Record<string, number>>

/** The activities that figures are made of, by the names of the trace's events. */
export const styleEvent = 'UpdateLayoutTree'
export const layoutEvent = 'Layout'

/** A page is idle after this time without requests and tasks. */
const IDLE_MS = 2_000

/** Simulates a phone. */
export const CPU_SLOWDOWN = 4

/** Slows the CPU of a page. */
export async function slowDown(page: Page, rate = CPU_SLOWDOWN): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate })
}

/** Loads a page with a slow CPU and returns what its main thread did until it was idle. */
export async function traceLoad(browser: Browser, page: Page, url: string): Promise<Activities> {
  await slowDown(page)
  const trace = await traceOf(browser, page, async () => {
    await page.goto(url, { waitUntil: 'load' })
    // The end of the work is not announced.
    // oxlint-disable-next-line no-restricted-properties
    await page.waitForTimeout(IDLE_MS)
  })
  return activitiesOf(trace)
}

async function traceOf(browser: Browser, page: Page, work: () => Promise<void>): Promise<TraceEvent[]> {
  await browser.startTracing(page, {
    categories: ['__metadata', 'toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'],
  })
  await work()
  const buffer = await browser.stopTracing()
  return (JSON.parse(buffer.toString()) as { traceEvents: TraceEvent[] }).traceEvents
}

/** Sums the events of the page's main thread, the renderer's thread with most tasks. */
function activitiesOf(events: readonly TraceEvent[]): Activities {
  const busy = new Map<string, number>()
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`
  const mainThreads = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(threadOf),
  )
  for (const event of events)
    if (mainThreads.has(threadOf(event)) && event.name === 'RunTask')
      busy.set(threadOf(event), (busy.get(threadOf(event)) ?? 0) + (event.dur ?? 0))
  const [main] = [...busy].toSorted(([, a], [, b]) => b - a)[0] ?? ['']
  const sums: Record<string, number> = {}
  for (const event of events)
    if (threadOf(event) === main && event.ph === 'X')
      sums[event.name] = (sums[event.name] ?? 0) + (event.dur ?? 0) / 1000
  return Object.fromEntries(
    Object.entries(sums)
      .toSorted(([, a], [, b]) => b - a)
      .map(([name, milliseconds]) => [name, Math.round(milliseconds)]),
  )
}
