import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { loadCatalogue } from '../features/catalogue/browser-catalogue.ts'
import { whenIdle } from '../platform/browser/idle.ts'
import { loadWords } from '../platform/language/browser-words.ts'
import { useLanguage } from '../platform/language/words.tsx'
import { useAppSelector } from '../platform/store/hooks.ts'
import { bringStore, stateNow } from '../platform/store/late.ts'
import { selectSignedIn } from '../platform/store/session-state.ts'
import { isRemembered } from '../platform/store/visitor.ts'

/** Signs that a person is there and may go on. */
const signsOfLife = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const

/**
 * What a page does once it stands: bring the store at once for who has something in it; store, words and catalogue
 * at the first sign of life, before they are asked for.
 */
export function useStart(): void {
  const language = useLanguage()
  const { pathname } = useLocation()

  useEffect(() => {
    if (isRemembered()) bringStore().catch(() => undefined)
  }, [])

  // The cart follows who is signed in from device to device.
  const signedIn = useAppSelector(selectSignedIn)
  useEffect(() => {
    if (!signedIn) return undefined
    let stop: (() => void) | undefined
    let gone = false
    const forget = whenIdle(() => {
      Promise.all([import('../features/cart/follow-customer.ts'), bringStore()])
        .then(([{ followCustomer }, store]) => {
          if (!gone) stop = followCustomer(store)
        })
        .catch(() => undefined)
    })
    return () => {
      gone = true
      forget()
      stop?.()
    }
  }, [signedIn])

  // What shows for known visitors only changes from page to page: nothing appears under a finger that adds.
  useEffect(() => {
    const { cart, session } = stateNow()
    if (!cart.known) return
    const { dataset } = document.documentElement
    if (cart.lines.length > 0 || session.signedIn) dataset.known = ''
    else delete dataset.known
  }, [pathname])

  useEffect(() => {
    let stop: (() => void) | undefined
    const bring = ({ type }: Event) => {
      forget()
      bringStore().catch(() => undefined)
      loadWords(language).catch(() => undefined)
      const bringCatalogue = () => void loadCatalogue(language).catch(() => undefined)
      if (type === 'pointerdown') bringCatalogue()
      else stop = whenIdle(bringCatalogue)
    }
    const forget = () => signsOfLife.forEach((sign) => removeEventListener(sign, bring))
    for (const sign of signsOfLife) addEventListener(sign, bring, { passive: true })
    return () => {
      forget()
      stop?.()
    }
  }, [language])
}
