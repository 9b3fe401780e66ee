import { expect, waitFor } from 'storybook/test'

/** Waits until something is pending. */
export const expectPending = (canvas: HTMLElement) =>
  waitFor(() => expect(canvas.querySelector(PENDING_SELECTOR)).not.toBeNull())

/** Pending content and prices; a pending button is a different state. */
const PENDING_SELECTOR = '[role="status"][aria-busy="true"], dl[aria-busy="true"]'

/** Waits until the heading is rendered and nothing is busy. */
export const expectLoaded = (canvas: HTMLElement) =>
  waitFor(async () => {
    await expect(canvas.querySelector('h1')).not.toBeNull()
    await expect(canvas.querySelector('[aria-busy="true"]')).toBeNull()
  })

/** Lazy parts give no sign before they render, so a screen counts as loaded after this time without DOM changes. */
const QUIET_PERIOD_MS = 350

/** Resolves after `QUIET_PERIOD_MS` without DOM changes. */
export function waitForQuietDom(canvas: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      observer.disconnect()
      resolve()
    }
    let timer = setTimeout(done, QUIET_PERIOD_MS)
    const observer = new MutationObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(done, QUIET_PERIOD_MS)
    })
    observer.observe(canvas, { childList: true, subtree: true, characterData: true })
  })
}
