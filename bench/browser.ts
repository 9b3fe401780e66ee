import { createHash } from 'node:crypto'
import { type Browser, type BrowserContext, chromium } from 'playwright-core'
import { chromiumFlags, ensureBrowser } from '../scripts/browser.ts'
import { addScreenCookies } from './screens.ts'

/** A Spanish phone. */
export const phone = {
  viewport: { width: 367, height: 740 },
  hasTouch: true,
  isMobile: true,
  locale: 'es-ES',
}

/** Starts a browser, runs `work` with it, then closes it. */
export async function withBrowser<Result>(work: (browser: Browser) => Promise<Result>): Promise<Result> {
  const executablePath = await ensureBrowser()
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: chromiumFlags })
  try {
    return await work(browser)
  } finally {
    await browser.close()
  }
}

/** Logs in the customer of the demo, whose cart has garments and who has an address. */
export async function logIn(context: BrowserContext, url: string): Promise<void> {
  await addScreenCookies(context, 'filledCart', url)
  const password = createHash('md5').update('colada-demo').digest('hex')
  const response = await context.request.post(`${url}/api/login`, {
    params: { lang: 'es' },
    data: { email: 'particular@colada.example', password },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  if (!response.ok()) throw new Error(`The customer of the demo could not log in: ${response.status()}`)
}
