import { onTestFinished, vi } from 'vitest'
import { startCart } from '#storefront/features/cart/start-cart.ts'
import { createBrowserStore } from '#storefront/platform/store/browser-store.ts'
import type { AppStore } from '#storefront/platform/store/store.ts'

/** All tabs of a browser: a message of one reaches the listeners of its channel in all. */
const listeners = new Set<{
  readonly channel: string
  readonly receive: (event: { data: unknown }) => void
}>()

/** Whether another tab is handling a message. */
export let isDelivering = false

class Channel {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
  addEventListener(_: string, receive: (event: { data: unknown }) => void) {
    listeners.add({ channel: this.name, receive })
  }
  postMessage(data: unknown) {
    isDelivering = true
    for (const { channel, receive } of listeners) if (channel === this.name) receive({ data })
    isDelivering = false
  }
  close() {}
}

/** The store of a tab. All tests share one page, so its listeners are removed after the test. */
export function openTab(): AppStore {
  const targets = [document, window].map((target) => ({
    target,
    added: vi.spyOn(target, 'addEventListener'),
  }))
  const store = createBrowserStore()
  startCart(store)
  for (const { target, added } of targets) {
    const calls = [...added.mock.calls]
    added.mockRestore()
    onTestFinished(() => {
      for (const [name, listener] of calls) target.removeEventListener(name, listener as EventListener)
    })
  }
  return store
}

/** Makes every browser store that is created from now on a tab of one browser. */
export function openBrowser(): void {
  listeners.clear()
  vi.stubGlobal('BroadcastChannel', Channel)
}
