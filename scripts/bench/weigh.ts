import { gzipSync } from 'node:zlib'
import { chromium } from 'playwright-core'

export interface Weight {
  readonly screen: string
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

/**
 * What a first visit of a page costs in a real browser: everything it asks for until it has been quiet for
 * a second, each body gzipped here so that servers' settings do not matter.
 */
export async function weigh(
  base: string,
  pages: Readonly<Record<string, string>>,
  executablePath: string,
): Promise<Weight[]> {
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
  })
  const weights: Weight[] = []
  for (const [screen, path] of Object.entries(pages)) {
    const context = await browser.newContext({ viewport: { width: 367, height: 740 } })
    const page = await context.newPage()
    const sizes = { script: 0, stylesheet: 0, document: 0, font: 0 }
    const bodies: Promise<void>[] = []
    const complaints: string[] = []
    let requests = 0
    let lean = 0
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
    })
    page.on('response', (response) => {
      const type = response.request().resourceType()
      requests += 1
      if (type !== 'image') lean += 1
      if (!(type in sizes)) return
      const kind = type as keyof typeof sizes
      bodies.push(
        response.body().then((body) => {
          sizes[kind] += kind === 'font' ? body.length : gzipSync(body, { level: 9 }).length
        }),
      )
    })
    await page.goto(base + path, { waitUntil: 'load' })
    await page.waitForTimeout(1500)
    await Promise.all(bodies)
    const shift = await page.evaluate(
      () =>
        new Promise<number>((answer) => {
          let sum = 0
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries())
              sum += (entry as PerformanceEntry & { value: number }).value
          }).observe({ type: 'layout-shift', buffered: true })
          setTimeout(() => answer(sum), 100)
        }),
    )
    weights.push({
      screen,
      javascript: sizes.script,
      css: sizes.stylesheet,
      html: sizes.document,
      fonts: sizes.font,
      requests,
      lean,
      shift: Math.round(shift * 1000),
      complaints,
    })
    await context.close()
  }
  await browser.close()
  return weights
}
