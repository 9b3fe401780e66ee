import { act, cleanup } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToReadableStream } from 'react-dom/server.browser'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hydratedEvent } from '#storefront/platform/browser/hydrated-event.ts'
import { lazyWhenVisible } from '#storefront/platform/browser/lazy-when-visible.tsx'
import { stubIntersectionObserver } from '../../support/intersection-observer.ts'

/** Reports that the element is near the viewport. */
let intersect: () => void

beforeEach(() => {
  intersect = stubIntersectionObserver()
})
afterEach(() => {
  cleanup()
  document.body.innerHTML = ''
  vi.unstubAllGlobals()
})

function Offers({ text }: { text: string }) {
  const [count, setCount] = useState(0)
  return <button onClick={() => setCount(count + 1)}>{`${text} ${count}`}</button>
}

/** A page whose part the server has rendered, hydrated in the browser. */
async function openPage() {
  const load = vi.fn(async () => ({ default: Offers }))
  // Server and browser each have their own module.
  const html = await (async () => {
    const Part = lazyWhenVisible('offers', async () => ({ default: Offers }))
    const stream = await renderToReadableStream(<Part text="Offers" />)
    await stream.allReady
    return new Response(stream).text()
  })()
  const Part = lazyWhenVisible('offers', load)
  document.body.innerHTML = `<main>${html}</main>`
  const errors: unknown[] = []
  function Page() {
    const [, setVersion] = useState(0)
    useEffect(() => {
      const update = () => setVersion((version) => version + 1)
      addEventListener('resize', update)
      return () => removeEventListener('resize', update)
    }, [])
    return <Part text="Offers" />
  }
  await act(async () => {
    hydrateRoot(document.querySelector('main')!, <Page />, {
      onRecoverableError: (error) => errors.push(error),
    })
  })
  const part = document.querySelector('#offers')!
  const hydrated = vi.fn()
  addEventListener(hydratedEvent, hydrated)
  return { load, part, button: part.querySelector('button')!, errors, hydrated }
}

test('the server’s HTML is kept, and its module is loaded when it is near the viewport', async () => {
  const { load, part, button, errors, hydrated } = await openPage()
  expect(button.textContent).toBe('Offers 0')
  expect(load).not.toHaveBeenCalled()
  expect(part.hasAttribute('data-hydrating')).toBe(true)
  await act(async () => intersect())
  expect(load).toHaveBeenCalledTimes(1)
  expect(part.hasAttribute('data-hydrating')).toBe(false)
  expect(hydrated).toHaveBeenCalled()
  await act(async () => button.click())
  expect(part.textContent).toBe('Offers 1')
  expect(errors).toEqual([])
})

test.each(['pointerdown', 'keydown', 'click'])('it is loaded at once at the first %s in it', async (type) => {
  const { load, part, button } = await openPage()
  await act(async () => void button.dispatchEvent(new Event(type, { bubbles: true })))
  expect(load).toHaveBeenCalledTimes(1)
  expect(part.hasAttribute('data-hydrating')).toBe(false)
})

test.each(['pointerdown', 'keydown', 'click', 'popstate'])(
  'it is loaded when the browser is idle after the first %s elsewhere',
  async (type) => {
    const idle: (() => void)[] = []
    vi.stubGlobal('requestIdleCallback', (callback: () => void) => idle.push(callback))
    const { load, part } = await openPage()
    await act(async () => void dispatchEvent(new Event(type)))
    expect(load).not.toHaveBeenCalled()
    await act(async () => idle.forEach((callback) => callback()))
    expect(load).toHaveBeenCalledTimes(1)
    expect(part.hasAttribute('data-hydrating')).toBe(false)
  },
)

// Without `memo`, React would remove the server's HTML: the part changed before it was hydrated.
test('a page that renders again before hydration keeps the part', async () => {
  const { button, errors } = await openPage()
  await act(async () => void dispatchEvent(new Event('resize')))
  expect(button.isConnected).toBe(true)
  await act(async () => intersect())
  expect(button.isConnected).toBe(true)
  expect(errors).toEqual([])
})
