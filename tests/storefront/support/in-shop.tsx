import type { Language } from '@colada/domain/wire/language'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createRoutesStub } from 'react-router-dom'
import { type AppStore, createStore } from '#storefront/platform/store/store.ts'
import { inPage } from './in-page.tsx'

interface ShopOptions {
  readonly store?: AppStore
  readonly language?: Language
  readonly path?: string
  /** Data of the root loader. */
  readonly root?: object
}

/** Renders an element in a page of the shop, within a router. */
export function renderInShop(element: ReactNode, options: ShopOptions = {}) {
  const { store = createStore(), language = 'en', path = '/', root = {} } = options
  const Stub = createRoutesStub([{ id: 'root', path: '*', Component: () => element }])
  return render(<Stub initialEntries={[path]} hydrationData={{ loaderData: { root } }} />, {
    wrapper: inPage(store, language),
  })
}
