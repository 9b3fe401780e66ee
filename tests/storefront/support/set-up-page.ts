import { ReadableStream } from 'node:stream/web'
import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, vi } from 'vitest'
import { currentNotices, dismissNotice } from '#storefront/platform/notices/notices.ts'

// A busy machine needs more than the default of 1 000 ms.
configure({ asyncUtilTimeout: 20_000 })

// A page in a VM has no streams, which React's server renderer needs.
globalThis.ReadableStream ??= ReadableStream as typeof globalThis.ReadableStream

/** jsdom has no ResizeObserver; checkboxes, switches and dialogs create one. */
class NoResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', NoResizeObserver)
  // Node's channel would reach the tests of other files; `openBrowser` connects the tabs of one test.
  vi.stubGlobal('BroadcastChannel', undefined)
})

// The files of a project may share one page: each leaves it as it found it.
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  // A page that was to be loaded again has a listener for the event that ends it.
  dispatchEvent(new Event('beforeunload'))
  for (const { id } of currentNotices()) dismissNotice(id)
  localStorage.clear()
  sessionStorage.clear()
  for (const cookie of document.cookie.split(';'))
    document.cookie = `${cookie.split('=')[0]}=; Path=/; Max-Age=0`
  history.replaceState(null, '', '/')
})
afterAll(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  document.body.replaceChildren()
})
