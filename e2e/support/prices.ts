import type { Locator } from '@playwright/test'

/** The amount beside a label in a list of prices; empty while there is no such line. */
export async function amountOf(list: Locator, label: string): Promise<string> {
  const labels = await list.getByRole('term').allTextContents()
  const at = labels.findIndex((text) => text.startsWith(label))
  return at < 0 ? '' : ((await list.getByRole('definition').allTextContents())[at] ?? '')
}
