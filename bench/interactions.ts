import { randomUUID } from 'node:crypto'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { logIn, phone } from './browser.ts'
import { slowDown } from './trace.ts'

/** An interaction of a page; returns its input, which is measured until the next frame. */
interface Interaction {
  readonly path: string
  /** Runs before the page is loaded. */
  readonly enter?: (context: BrowserContext, url: string) => Promise<void>
  /** Runs before the measurement. */
  readonly prepare?: (page: Page) => Promise<void>
  readonly act: (page: Page) => Promise<void>
}

const decline = (page: Page) => page.getByRole('button', { name: 'Rechazar' }).click()
const openMenu = (page: Page) => page.getByRole('button', { name: 'Menú' }).click()

/** The radios of the pickup: its days or its hours, without those that are full. */
const pickup = (page: Page, group: 'Día' | 'Hora') =>
  page.getByRole('radiogroup', { name: group }).first().getByRole('radio', { disabled: false })
const chooseDay = (page: Page) => pickup(page, 'Día').nth(2).check()

const interactions: Readonly<Record<string, Interaction>> = {
  decline: { path: '/tintoreria', act: decline },
  add: {
    path: '/tintoreria',
    prepare: decline,
    act: (page) =>
      page
        .getByRole('button', { name: /^Añadir/ })
        .first()
        .click(),
  },
  menu: { path: '/tintoreria', prepare: decline, act: openMenu },
  Escape: {
    path: '/tintoreria',
    prepare: async (page) => {
      await decline(page)
      await openMenu(page)
      await page.getByRole('dialog').waitFor()
    },
    act: (page) => page.keyboard.press('Escape'),
  },
  'search key': {
    path: '/tintoreria',
    prepare: async (page) => {
      await decline(page)
      await page.getByRole('combobox').first().click()
    },
    act: (page) => page.keyboard.press('c'),
  },
  day: { path: '/confirmar-pedido', enter: logIn, prepare: decline, act: chooseDay },
  hour: {
    path: '/confirmar-pedido',
    enter: logIn,
    prepare: async (page) => {
      await decline(page)
      await chooseDay(page)
    },
    act: (page) => pickup(page, 'Hora').nth(2).check(),
  },
}

/** Milliseconds from an input to the next frame, as the browser measures it (INP), on a phone with a slow CPU. */
export async function measureInteractions(
  browser: Browser,
  url: string,
): Promise<Readonly<Record<string, number>>> {
  const durations: Record<string, number> = {}
  for (const [name, { path, enter, prepare, act }] of Object.entries(interactions)) {
    const context = await browser.newContext(phone)
    await enter?.(context, url)
    const page = await context.newPage()
    await page.goto(url + path, { waitUntil: 'networkidle' })
    await prepare?.(page)
    await slowDown(page)
    durations[name] = await measureInput(page, () => act(page))
    await context.close()
  }
  return durations
}

/** The longest event of an input, milliseconds; 0 for one below the shortest that browsers report, 16 ms. */
async function measureInput(page: Page, act: () => Promise<void>): Promise<number> {
  const name = `inputs ${randomUUID()}`
  await page.evaluate((key) => {
    const entries: number[] = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        if (entry.interactionId) entries.push(entry.duration)
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
    Object.assign(window, { [key]: entries })
  }, name)
  await act()
  // Entries are delivered in a later task, after the painted frame.
  return page.evaluate(
    (key) =>
      new Promise<number>((resolve) => {
        setTimeout(() => resolve(Math.max(0, ...(window as unknown as Record<string, number[]>)[key]!)), 1000)
      }),
    name,
  )
}

/** Milliseconds from a click on the first product of a category until its heading is painted, with a slow CPU. */
export async function measureNavigation(browser: Browser, category: string): Promise<number> {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  await page.goto(category, { waitUntil: 'networkidle' })
  const heading = await page.locator('h1').textContent()
  await slowDown(page)
  await page.evaluate((before) => {
    addEventListener(
      'click',
      () => {
        const start = performance.now()
        const observer = new MutationObserver(() => {
          if (document.querySelector('h1')?.textContent === before) return
          observer.disconnect()
          requestAnimationFrame(() =>
            setTimeout(() => Object.assign(window, { took: performance.now() - start })),
          )
        })
        observer.observe(document, { childList: true, characterData: true, subtree: true })
      },
      { once: true, capture: true },
    )
  }, heading)
  await page.locator('main article a').first().click()
  const took = await page.waitForFunction(() => (window as unknown as { took?: number }).took)
  const milliseconds = Math.round((await took.jsonValue()) ?? 0)
  await context.close()
  return milliseconds
}
