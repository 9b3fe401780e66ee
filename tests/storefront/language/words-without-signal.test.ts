import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const load = vi.fn<() => Promise<unknown>>()
vi.mock('#storefront/platform/language/load-words.ts', () => ({
  loadEngine: () => load(),
}))

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetModules()
  load.mockReset()
})
afterEach(() => vi.useRealTimers())

/** Asks for a word as React does: again and again, for as long as the view suspends. */
async function ask() {
  const { sayInBrowser } = await import('#storefront/platform/language/browser-words.ts')
  return () => {
    try {
      return sayInBrowser('es', 'shell:footer.label' as never)
    } catch (promise) {
      return promise as Promise<void>
    }
  }
}

test('a view that hangs on its words waits on one promise and asks with pauses', async () => {
  load.mockRejectedValue(new Error('no signal'))
  const say = await ask()
  const first = say()
  expect(first).toBeInstanceOf(Promise)
  await vi.advanceTimersByTimeAsync(100)
  for (let render = 0; render < 50; render++) expect(say()).toBe(first)
  expect(load).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(5000)
  expect(load).toHaveBeenCalledTimes(2)
})

test('it goes on as soon as the signal is back', async () => {
  load.mockRejectedValueOnce(new Error('no signal')).mockResolvedValue({ t: (key: string) => `said ${key}` })
  const say = await ask()
  const hanging = say() as Promise<void>
  await vi.advanceTimersByTimeAsync(100)
  dispatchEvent(new Event('online'))
  await hanging
  expect(say()).toBe('said shell:footer.label')
})
