import { act } from '@testing-library/react'
import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToReadableStream } from 'react-dom/server.browser'
import { expect, test, vi } from 'vitest'
import { hydratedEvent } from '#storefront/platform/browser/hydrated-event.ts'
import { lazyWhenVisible } from '#storefront/platform/browser/lazy-when-visible.tsx'
import { useEarlyInput } from '#storefront/platform/browser/use-early-input.ts'
import startScripts from '#storefront/shell/document/start-scripts.js?raw'

vi.stubGlobal(
  'IntersectionObserver',
  class {
    observe() {}
    disconnect() {}
  },
)

const submitted = vi.fn<(code: string) => void>()

function Check() {
  const [code, setCode] = useState('')
  const around = useEarlyInput<HTMLFormElement>(setCode)
  return (
    <form ref={around} onSubmit={(event) => (event.preventDefault(), submitted(code))}>
      <input value={code} onChange={({ target }) => setCode(target.value)} />
      <button>Check</button>
    </form>
  )
}
// Server and browser each have their own module.
const createPart = () => lazyWhenVisible('check', async () => ({ default: Check }))

/* Clicked in the same task as the hydration, the button would submit the empty value of the document. */
test('a form that is filled and submitted before hydration is submitted with what was typed', async () => {
  const [OnServer, InBrowser] = [createPart(), createPart()]
  const stream = await renderToReadableStream(<OnServer />)
  await stream.allReady
  document.body.innerHTML = `<main>${await new Response(stream).text()}</main><noscript id="page-scripts"></noscript>`
  // With scripts, browsers parse the content of a `noscript` as text.
  document.querySelector('#page-scripts')!.textContent =
    '<script type="module" src="/assets/entry.js"></script>'
  // oxlint-disable-next-line no-eval
  ;(0, eval)(startScripts)

  document.querySelector('input')!.value = '41004'
  document.querySelector('button')!.click()
  await act(async () => void hydrateRoot(document.querySelector('main')!, <InBrowser />))
  document.dispatchEvent(new Event(hydratedEvent, { bubbles: true }))
  // An interaction in the part hydrates it.
  await act(async () => {
    document.querySelector('input')!.dispatchEvent(new Event('keydown', { bubbles: true }))
  })
  await expect.poll(() => submitted).toHaveBeenCalledWith('41004')
  expect(submitted).toHaveBeenCalledTimes(1)
  expect(document.querySelector('input')!.value).toBe('41004')
})
