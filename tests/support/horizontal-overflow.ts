import type { Page } from 'playwright-core'

/** Returns by how many CSS pixels the document is wider than its viewport. */
export function horizontalOverflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}
