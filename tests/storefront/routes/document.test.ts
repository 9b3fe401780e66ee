import { createElement } from 'react'
import { createRequestHandler, type ServerBuild } from 'react-router-dom'
import { beforeAll, expect, test } from 'vitest'
import * as entry from '#storefront/entry.server.tsx'
import { selectCartSize } from '#storefront/features/cart/cart-slice.ts'
import { useAppSelector } from '#storefront/platform/store/hooks.ts'
import { selectSignedIn } from '#storefront/platform/store/session-slice.ts'
import { ScriptsAfterPaint } from '#storefront/shell/document/scripts-after-paint.tsx'
import startScripts from '#storefront/shell/document/start-scripts.js?raw'

function Page() {
  const state = `${useAppSelector(selectCartSize)} garments, ${useAppSelector(selectSignedIn)}`
  return createElement('html', null, createElement('body', null, state, createElement(ScriptsAfterPaint)))
}

const route = { id: 'root', path: '' }
const flags = {
  hasAction: false,
  hasLoader: false,
  hasClientAction: false,
  hasClientLoader: false,
  hasClientMiddleware: false,
  hasDefaultExport: true,
  hasErrorBoundary: false,
}
/** A build with one route, rendered by the storefront's own entry. */
const build: ServerBuild = {
  entry: { module: entry as unknown as ServerBuild['entry']['module'] },
  routes: { root: { ...route, module: { default: Page } } },
  assets: {
    entry: { module: '/assets/entry.js', imports: ['/assets/react.js'] },
    routes: {
      root: {
        ...route,
        ...flags,
        module: '/assets/root.js',
        clientActionModule: undefined,
        clientLoaderModule: undefined,
        clientMiddlewareModule: undefined,
        hydrateFallbackModule: undefined,
      },
    },
    url: '/assets/manifest.js',
    version: '1',
  },
  basename: '/',
  publicPath: '/',
  assetsBuildDirectory: '',
  future: {} as ServerBuild['future'],
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
}

let html = ''
beforeAll(async () => {
  const response = await createRequestHandler(
    build,
    'production',
  )(new Request('https://colada.test/', { headers: { cookie: 'colada_cart=1:2; colada_signed_in=1' } }))
  html = await response.text()
})

const deferred = () => /<noscript id="page-scripts">(.*?)<\/noscript>/s.exec(html)![1]!

test('module scripts and their preloads are in a noscript, which no browser with scripts requests', () => {
  expect(deferred()).toMatch(/<script[^>]*type="module"/)
  expect(deferred()).toContain('/assets/entry.js')
  expect(deferred()).toContain('/assets/react.js')
  const rest = html.replace(deferred(), '')
  expect(rest).not.toContain('type="module"')
  expect(rest).not.toContain('rel="modulepreload"')
})

test('the script that inserts them follows them, and the router’s data precedes them', () => {
  const positions = ['window.__reactRouterContext =', '<noscript id="page-scripts">', startScripts].map(
    (text) => html.indexOf(text),
  )
  expect(positions.every((position) => position >= 0)).toBe(true)
  expect(positions.toSorted((one, other) => one - other)).toEqual(positions)
})

test('a document is anonymous, whatever cookies the request has', () => {
  expect(html).toContain('0 garments, false')
})
