import type { Locator } from '@playwright/test'

/** Amount of a line in a list of prices; empty without such a line. */
export async function amountOf(list: Locator, label: string): Promise<string> {
  const labels = await list.getByRole('term').allTextContents()
  const at = labels.findIndex((text) => text.startsWith(label))
  return at < 0 ? '' : ((await list.getByRole('definition').allTextContents())[at] ?? '')
}
