import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hydratedEvent } from '#storefront/platform/browser/hydrated-event.ts'
import startScripts from '#storefront/shell/document/start-scripts.js?raw'

/** Listeners that the script adds to the window, removed after each test. */
const added: [type: string, listener: EventListener, capture: boolean][] = []

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame'] })
  const addListener = window.addEventListener.bind(window)
  vi.spyOn(window, 'addEventListener').mockImplementation((type, listener, options) => {
    added.push([type, listener as EventListener, options === true])
    addListener(type, listener as EventListener, options)
  })
})
afterEach(() => {
  for (const [type, listener, capture] of added.splice(0)) removeEventListener(type, listener, capture)
  vi.restoreAllMocks()
  vi.useRealTimers()
  document.body.innerHTML = ''
  delete document.documentElement.dataset.returning
})

const inserted = () => document.querySelectorAll('body > script[src="/assets/entry.js"]').length

/** Loads a document with a button of the page and one in a part that is hydrated later. */
function loadDocument() {
  document.body.innerHTML = `
    <button id="page">Add</button>
    <div id="part" data-hydrating="true"><button>Check</button></div>
    <form action="/search"><button id="search">Search</button></form>
    <noscript id="page-scripts"></noscript>`
  // With scripts, browsers parse the content of a `noscript` as text.
  document.querySelector('#page-scripts')!.textContent =
    '<script type="module" async src="/assets/entry.js"></script>'
  // oxlint-disable-next-line no-eval
  ;(0, eval)(startScripts)
  const [button, part] = [document.querySelector<HTMLElement>('#page')!, document.querySelector('#part')!]
  const clicks = vi.fn((event: Event) => event.preventDefault())
  document.body.addEventListener('click', clicks)
  return { button, part, inPart: part.querySelector('button')!, clicks }
}

const hydrate = (target: EventTarget = document) => {
  target.dispatchEvent(new Event(hydratedEvent, { bubbles: true }))
  vi.runAllTimers()
}

test('inserts the module scripts once, after the first paint', () => {
  loadDocument()
  expect(inserted()).toBe(0)
  vi.runAllTimers()
  expect(inserted()).toBe(1)
  dispatchEvent(new Event('pointerdown'))
  expect(inserted()).toBe(1)
})

test('inserts them at the first interaction', () => {
  loadDocument()
  dispatchEvent(new Event('pointerdown'))
  expect(inserted()).toBe(1)
})

test('inserts them at once for a returning visitor', () => {
  document.documentElement.dataset.returning = ''
  loadDocument()
  expect(inserted()).toBe(1)
})

test('waits for the load of the first view, for 2.5 s at most', () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
  loadDocument()
  vi.advanceTimersByTime(2_400)
  expect(inserted()).toBe(0)
  vi.advanceTimersByTime(200)
  expect(inserted()).toBe(1)
})

test('inserts them after the load event', () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
  loadDocument()
  dispatchEvent(new Event('load'))
  expect(inserted()).toBe(0)
  vi.advanceTimersByTime(100)
  expect(inserted()).toBe(1)
})

test('inserts them again when the browser is online after they failed to load', () => {
  loadDocument()
  vi.runAllTimers()
  document.querySelector('body > script')!.dispatchEvent(new Event('error'))
  dispatchEvent(new Event('online'))
  expect(inserted()).toBe(2)
})

test('inserts them again after a pause when the browser does not notice that it is online', () => {
  loadDocument()
  vi.runAllTimers()
  document.querySelector('body > script')!.dispatchEvent(new Event('error'))
  vi.advanceTimersByTime(5_000)
  expect(inserted()).toBe(2)
  dispatchEvent(new Event('online'))
  expect(inserted()).toBe(2)
})

test('repeats a click before hydration once, after it', () => {
  const { button, clicks } = loadDocument()
  button.click()
  expect(clicks).not.toHaveBeenCalled()
  hydrate()
  expect(clicks).toHaveBeenCalledTimes(1)
  expect(clicks.mock.calls[0]![0].target).toBe(button)
  hydrate()
  expect(clicks).toHaveBeenCalledTimes(1)
})

test('repeats the last of several clicks only', () => {
  const { button, inPart, part, clicks } = loadDocument()
  button.click()
  inPart.click()
  part.removeAttribute('data-hydrating')
  hydrate()
  expect(clicks.mock.calls.map(([{ target }]) => target)).toEqual([inPart])
})

test('does not repeat a click on a button that hydration has removed', () => {
  const { button, clicks } = loadDocument()
  button.click()
  button.remove()
  hydrate()
  expect(clicks).not.toHaveBeenCalled()
})

test('repeats a click in a part after the part was hydrated', () => {
  const { part, inPart, clicks } = loadDocument()
  hydrate()
  inPart.click()
  hydrate()
  expect(clicks).not.toHaveBeenCalled()
  part.removeAttribute('data-hydrating')
  hydrate(part)
  expect(clicks).toHaveBeenCalledTimes(1)
})

test('does not hold back a click after hydration, or a form that works without scripts', () => {
  const { button, clicks } = loadDocument()
  document.querySelector<HTMLElement>('#search')!.click()
  expect(clicks).toHaveBeenCalledTimes(1)
  hydrate()
  button.click()
  expect(clicks).toHaveBeenCalledTimes(2)
})
