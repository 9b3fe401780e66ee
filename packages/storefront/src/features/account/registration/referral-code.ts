import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { referralKey } from '../../../platform/store/storage-keys.ts'

/** Search parameter with the personal code of the customer who recommended the shop. */
const referralParameter = 'codigo'

/** A path of the shop with a customer's code, to share with friends. */
export const withReferral = (path: string, code: string): string =>
  `${path}?${referralParameter}=${encodeURIComponent(code)}`

const pattern = /^[\w-]{3,40}$/

/**
 * Returns the code of the link that led to the shop, `null` without one. It is remembered until the tab is closed. Must
 * not be called while the server renders: the tab is not known there.
 */
export function useReferralCode(): string | null {
  const linked = useLinkedCode()
  const [saved] = useState(() => sessionStorage.getItem(referralKey))
  return linked ?? saved
}

/** Remembers the code of the page's link for a later registration. */
export function useLinkedCode(): string | null {
  const [search] = useSearchParams()
  const code = search.get(referralParameter)
  const linked = code !== null && pattern.test(code) ? code.toUpperCase() : null
  useEffect(() => {
    if (linked !== null) sessionStorage.setItem(referralKey, linked)
  }, [linked])
  return linked
}

/** The field of a registration with the code, empty without one. */
export function useReferral(): { readonly referral_code?: string } {
  const code = useReferralCode()
  return code === null ? {} : { referral_code: code }
}
