import { useLanguage } from '@colada/client/language/use-language'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { selectCart } from '../features/cart/cart-slice.ts'
import { loadCatalogue } from '../features/catalogue/load-catalogue.ts'
import { hydratedEvent } from '../platform/browser/hydrated-event.ts'
import { namespaces } from '../platform/language/namespaces.ts'
import { useAppDispatch, useAppStore } from '../platform/store/hooks.ts'
import { pageOpened } from '../platform/store/page-actions.ts'

const interactionEvents = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const

/** The first interaction may be a navigation, whose requests go first. */
const INTERACTION_MS = 1_000

/** What a page does after hydration: after the first interaction it loads the catalogue and the other messages. */
export function useAfterHydration(): void {
  const language = useLanguage()
  const { i18n } = useTranslation()
  const dispatch = useAppDispatch()
  const store = useAppStore()
  const { pathname } = useLocation()

  useEffect(() => {
    document.dispatchEvent(new Event(hydratedEvent, { bubbles: true }))
  }, [])

  useEffect(() => {
    dispatch(pageOpened(pathname))
  }, [dispatch, pathname])

  // Parts for returning visitors appear with the next page, so that no layout shifts while a product is added.
  useEffect(() => {
    const { session } = store.getState()
    const { lines } = selectCart(store.getState())
    const { dataset } = document.documentElement
    if (lines.length > 0 || session.signedIn) dataset.returning = ''
    else delete dataset.returning
  }, [store, pathname])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const load = () => {
      removeListeners()
      timer = setTimeout(() => {
        dispatch(loadCatalogue(language)).catch(() => undefined)
        void i18n.loadNamespaces([...namespaces])
      }, INTERACTION_MS)
    }
    const removeListeners = () => interactionEvents.forEach((type) => removeEventListener(type, load))
    for (const type of interactionEvents) addEventListener(type, load, { passive: true })
    return () => {
      removeListeners()
      clearTimeout(timer)
    }
  }, [dispatch, i18n, language])
}
