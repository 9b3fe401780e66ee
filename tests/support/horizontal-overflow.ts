import type { Page } from 'playwright-core'

/**
 * Returns by how many CSS pixels the document is wider than its viewport. `clientWidth` does not fit: Chromium without a
 * window hides scrollbars, and then counts the place that `scrollbar-gutter` reserves for them.
 */
export function horizontalOverflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { documentElement } = document
    return documentElement.scrollWidth - Math.round(documentElement.getBoundingClientRect().width)
  })
}
