import { vi } from 'vitest'

/**
 * Replaces the IntersectionObserver, which jsdom does not have.
 *
 * @returns reports that the element observed last is near the viewport
 */
export function stubIntersectionObserver(): () => void {
  let report = () => {}
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        report = () => callback([{ isIntersecting: true }])
      }
      observe() {}
      disconnect() {}
    },
  )
  return () => report()
}
