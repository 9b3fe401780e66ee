import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { loadCatalogue } from '../features/catalogue/browser-catalogue.ts'
import { aliveEvent, signsOfLife } from '../platform/browser/coming-alive.ts'
import { whenIdle } from '../platform/browser/idle.ts'
import { layOutRest } from '../platform/browser/lay-out-rest.ts'
import { rememberClick } from '../platform/browser/remember-click.ts'
import { isStyleHere, whenStyleSettles } from '../platform/browser/whole-style.ts'
import { loadWords } from '../platform/language/browser-words.ts'
import { useLanguage } from '../platform/language/words.tsx'
import { bringStore, stateNow } from '../platform/store/late.ts'
import { isRemembered } from '../platform/store/visitor.ts'

/** Brings the store, and what goes on behind every page with it. */
function begin(): void {
  bringStore()
    .then((store) =>
      whenIdle(
        () =>
          void import('./follow-session.ts').then(
            (late) => late.followSession(store),
            () => undefined,
          ),
      ),
    )
    .catch(() => undefined)
}

/** Names what the shop is as an app: browsers fetch it at once, and only ask whether the page can be installed. */
function nameManifest(): void {
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'manifest', href: '/manifest.webmanifest' }),
  )
}

/**
 * What a page does once it stands: bring the store at once for who has something in it; store, words and catalogue
 * at the first sign of life, before they are asked for.
 */
export function useStart(): void {
  const language = useLanguage()
  const { pathname } = useLocation()

  useEffect(() => {
    // What a press shows may have no rules in the document.
    if (!isStyleHere()) {
      const forget = rememberClick(document.documentElement)
      whenStyleSettles(() => forget()())
    }
    dispatchEvent(new Event(aliveEvent))
    if (isRemembered()) begin()
    return whenIdle(() => {
      layOutRest()
      nameManifest()
    })
  }, [])

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
      begin()
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
