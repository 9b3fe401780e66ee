import type { Language } from '@colada/domain/wire/language'
import type { MouseEvent } from 'react'
import { useAppDispatch, useAppSelector } from '../platform/store/hooks.ts'
import { selectSignedIn, selectStaff } from '../platform/store/session-slice.ts'

/** The page in the other language does not wait longer for the account. */
const MAX_WAIT_MS = 2_000

/**
 * Stores the language with the customer's account before the page in it loads, which also loads the customer again (spec
 * 000 §4, Session). Visitors, and staff who act for a customer, follow the link at once.
 *
 * @returns The click handler of a link to the page in another language.
 */
export function useStoreLanguage() {
  const dispatch = useAppDispatch()
  const signedIn = useAppSelector(selectSignedIn)
  const staff = useAppSelector(selectStaff)
  if (!signedIn || staff) return () => undefined

  const store = async (language: Language) => {
    // Loaded with the first click: public pages are shown without RTK Query.
    const { storeAccountLanguage } = await import('../features/account/profile/profile-endpoints.ts')
    await dispatch(storeAccountLanguage(language))
  }
  return (language: Language, href: string) => (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    const waited = new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS))
    const load = () => location.assign(href)
    void Promise.race([store(language), waited]).then(load, load)
  }
}
