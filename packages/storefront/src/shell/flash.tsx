import { Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { WordKey } from '../platform/language/keys.ts'
import { lazyWithWords } from '../platform/language/lazy-with-words.tsx'
import { flashCookie, readCookies, removeCookie } from '../platform/store/cookies.ts'

const FlashView = lazyWithWords(() => import('./flash-view.tsx'))

/** Messages that a redirect may leave for the next page. */
const messages: Readonly<Record<string, WordKey>> = { emptyCart: 'shell:flash.emptyCart' }

/** Shows once what a redirect had to say, such as why checkout led Home (spec 000 §2, Route guards). */
export function Flash() {
  const { key } = useLocation()
  const [message, setMessage] = useState<WordKey>()

  useEffect(() => {
    const left = readCookies(document.cookie).get(flashCookie)
    if (left !== undefined) removeCookie(flashCookie)
    setMessage(left === undefined ? undefined : messages[left])
  }, [key])

  return (
    <Suspense fallback={null}>
      {message && <FlashView message={message} onClose={() => setMessage(undefined)} />}
    </Suspense>
  )
}
