import { cleanup } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'

// The files of this project share one page: each leaves it as it found it.
afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
  for (const cookie of document.cookie.split(';'))
    document.cookie = `${cookie.split('=')[0]}=; Path=/; Max-Age=0`
  history.replaceState(null, '', '/')
})
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  document.body.replaceChildren()
})
