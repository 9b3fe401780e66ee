import { AxeBuilder } from '@axe-core/playwright'
import { chromium, type Browser, type Page } from 'playwright-core'
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

/** The serious axe violations of a page. Its context needs `bypassCSP`, since axe injects inline styles. */
export async function findSeriousViolations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}
