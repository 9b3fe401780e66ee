import { act, cleanup, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { lateView } from '#storefront/platform/browser/late-view.tsx'
import { useTypedEarly } from '#storefront/platform/browser/use-typed-early.ts'

afterEach(cleanup)

/* Guard: without another try the refusal reaches the page's error boundary, and what was typed is gone. */
test('a part that cannot be had leaves the page alone, and comes when the signal is back', async () => {
  const load = vi
    .fn<() => Promise<{ default: () => string }>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockResolvedValue({ default: () => 'the foot' })
  const Foot = lateView('foot', load)
  render(
    <>
      <input aria-label="email" defaultValue="half typed" />
      <Foot />
    </>,
  )
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1), 10_000)
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('half typed')
  await act(async () => void dispatchEvent(new Event('online')))
  await screen.findByText('the foot')
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('half typed')
})

/* Guard: pressed again within the same effects, the button would ask with what stood there before it was typed. */
test('what was typed and sent before the script came is asked for as it was typed', async () => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = () => undefined
      disconnect = () => undefined
    },
  )
  const asked = vi.fn<(code: string) => void>()
  function Check() {
    const [code, setCode] = useState('')
    const around = useTypedEarly<HTMLFormElement>(setCode)
    return (
      <form ref={around} onSubmit={(event) => (event.preventDefault(), asked(code))}>
        <input aria-label="code" value={code} onChange={({ target }) => setCode(target.value)} />
        <button type="submit">ask</button>
      </form>
    )
  }
  const Late = lateView('check', () => Promise.resolve({ default: Check }))
  document.body.innerHTML =
    '<main><div data-late="check"><!--$--><form><input aria-label="code" value=""/><button type="submit">ask</button></form><!--/$--></div></main>'
  const root = hydrateRoot(document.querySelector('main')!, <Late />)
  // Long enough for React to have seen the markup.
  await act(() => new Promise((next) => setTimeout(next, 50)))
  document.querySelector('input')!.value = '41004'
  screen.getByRole('button').click()
  dispatchEvent(new Event('keydown'))
  await vi.waitFor(() => expect(asked).toHaveBeenCalledWith('41004'))
  expect(asked).toHaveBeenCalledOnce()
  root.unmount()
  vi.unstubAllGlobals()
})
