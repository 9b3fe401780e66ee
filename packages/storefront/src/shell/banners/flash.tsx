import { lazyWithRetry } from '@colada/client/browser/lazy-with-retry'
import { Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { MessageKey } from '../../platform/language/messages.ts'
import { flashCookie, readCookies, removeCookie } from '../../platform/store/cookies.ts'

const FlashView = lazyWithRetry(() => import('./flash-view.tsx'))

/** Messages that a redirect can set for the next page. */
const messages: Readonly<Record<string, MessageKey>> = {
  emptyCart: 'shell:flash.emptyCart',
  sessionChanged: 'shell:flash.sessionChanged',
  signedOutInOtherTab: 'shell:flash.signedOutInOtherTab',
}

/** Shows the message of a redirect once, such as why the checkout led to Home (spec 000 §2, Route guards). */
export function Flash() {
  const { key } = useLocation()
  const [message, setMessage] = useState<MessageKey>()

  useEffect(() => {
    const saved = readCookies(document.cookie).get(flashCookie)
    if (saved !== undefined) removeCookie(flashCookie)
    setMessage(saved === undefined ? undefined : messages[saved])
  }, [key])

  return (
    <Suspense fallback={null}>
      {message && <FlashView message={message} onClose={() => setMessage(undefined)} />}
    </Suspense>
  )
}
