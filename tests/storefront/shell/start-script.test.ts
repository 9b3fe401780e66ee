import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { aliveEvent, modulesEvent } from '#storefront/platform/browser/coming-alive.ts'
import { editText } from '#storefront/platform/edit-text.ts'
import { startAfterPaint } from '#storefront/shell/start-script.ts'

const preload = (path: string) => `<link rel="modulepreload" href="/assets/${path}.js"/>`

/** As the router writes it. */
const rendered = `<html><head>${['manifest', 'entry', 'runtime', 'framework', 'root', 'home', 'tiles'].map(preload).join('')}</head>
<body><script type="module" async="">import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
import * as route1 from "/assets/home.js";

  window.__reactRouterRouteModules = {"root":route0,"Home-es":route1};

import("/assets/entry.js");</script></body></html>`

const started = editText(rendered, startAfterPaint(rendered))
const [, script = ''] = /<script type="module" async="">([\s\S]*)<\/script>/.exec(started) ?? []

/** Runs the document's script where importing is `bring`. */
const run = (bring: (path: string) => Promise<unknown>) =>
  // The document's own text, of which only the way to import is another: there is no other way to run it here.
  // oxlint-disable-next-line no-new-func, typescript/no-implied-eval
  void new Function('bring', script.replaceAll('import(', 'bring('))(bring)

const name = (path: string) => path.replace(/^.*\/(.*)\.js$/, '$1')

describe('a document that asks for its scripts after its first view', () => {
  let state: DocumentReadyState = 'complete'

  beforeEach(() => {
    vi.useFakeTimers()
    vi.spyOn(document, 'readyState', 'get').mockImplementation(() => state)
    document.head.innerHTML = ''
    document.body.innerHTML = '<button type="button">+</button><form action="/go"><button>go</button></form>'
  })
  afterEach(async () => {
    // Every page that a test began comes to its end, so that none hears of the next one's presses.
    await vi.advanceTimersByTimeAsync(20_000)
    dispatchEvent(new Event(aliveEvent))
    vi.runAllTimers()
    vi.useRealTimers()
    vi.restoreAllMocks()
    state = 'complete'
    delete document.documentElement.dataset.known
    Reflect.deleteProperty(window, '__reactRouterRouteModules')
  })

  /** Runs the script; answers what it brought so far. */
  function begin(refused = 0): string[] {
    const brought: string[] = []
    let left = refused
    run((path) => {
      brought.push(name(path))
      left -= 1
      return left >= 0 ? Promise.reject(new Error('no signal')) : Promise.resolve({ path })
    })
    return brought
  }

  test('names no script in its head, and each comes in a task of its own after what it imports', async () => {
    expect(started).not.toContain('modulepreload" href')
    const here = vi.fn<() => void>()
    addEventListener(modulesEvent, here, { once: true })
    const brought = begin()
    expect(brought).toEqual([])
    await vi.advanceTimersByTimeAsync(100)
    const order = ['runtime', 'framework', 'tiles', 'manifest', 'entry', 'root', 'home']
    expect(brought).toEqual([...order, 'root', 'home'])
    expect([...document.querySelectorAll('link')].map(({ href }) => name(href))).toEqual(order)
    expect(window).toHaveProperty('__reactRouterRouteModules.Home-es.path', '/assets/home.js')
    expect(here).toHaveBeenCalledOnce()
  })

  test('begins at once for who has a cart or a session, and for who acts', () => {
    state = 'loading'
    expect(begin()).toEqual([])
    expect(begin()).toEqual([])
    dispatchEvent(new Event('keydown'))
    expect(document.querySelectorAll('link').length).toBeGreaterThan(0)
    document.documentElement.dataset.known = ''
    expect(begin()).toEqual(['runtime'])
  })

  test('waits for what the first view still needs, but not for ever', async () => {
    state = 'loading'
    const brought = begin()
    await vi.advanceTimersByTimeAsync(2_000)
    expect(brought).toEqual([])
    await vi.advanceTimersByTimeAsync(1_000)
    expect(brought).toContain('home')
  })

  test('tries again when the scripts cannot be had', async () => {
    const brought = begin(1)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(brought).toEqual(['runtime'])
    await vi.advanceTimersByTimeAsync(6_000)
    expect(brought).toContain('home')
  })

  test('remembers the button that was pressed too early, and leaves forms to the browser', async () => {
    begin()
    const [plain, sends] = document.querySelectorAll('button')
    const pressed = vi.fn<() => void>()
    plain!.click()
    plain!.addEventListener('click', pressed)
    const sent = new MouseEvent('click', { bubbles: true, cancelable: true })
    sends!.closest('form')!.addEventListener('submit', (event) => event.preventDefault())
    sends!.dispatchEvent(sent)
    expect(sent.defaultPrevented).toBe(false)
    await vi.advanceTimersByTimeAsync(100)
    expect(pressed).not.toHaveBeenCalled()
    dispatchEvent(new Event(aliveEvent))
    await vi.advanceTimersByTimeAsync(1)
    expect(pressed).toHaveBeenCalledOnce()
  })
})

test('a document of the development server, or without scripts, stays as it is', () => {
  for (const html of [
    '<html><head></head><body>x</body></html>',
    rendered.replace('import("/assets/entry.js");', ''),
  ])
    expect(startAfterPaint(html)).toEqual([])
})
