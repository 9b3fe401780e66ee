import { AxeBuilder } from '@axe-core/playwright'
import { chromium, type Browser, type Page } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { chromiumFlags } from '#scripts/browser.ts'

/** One Chromium for the tests of a file; read it inside a test. */
export function chromiumOfFile(): () => Browser {
  let browser: Browser
  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      // Without a graphics card the emulated one costs more than it draws.
      args: [...chromiumFlags, '--disable-gpu'],
    })
  }, 60_000)
  afterAll(() => browser.close())
  return () => browser
}

/** What axe finds serious. The page's context must bypass its policy, since axe styles its probes inline. */
export async function seriousFindings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}
