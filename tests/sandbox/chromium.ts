import { chromium, type Browser } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { chromiumFlags } from '#scripts/browser.ts'

/** Launches one Chromium for a test file. Call the returned function inside a test. */
export function launchChromium(): () => Browser {
  let browser: Browser
  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: process.env.CHROMIUM_PATH || undefined,
      args: chromiumFlags,
    })
  }, 60_000)
  afterAll(() => browser.close())
  return () => browser
}
