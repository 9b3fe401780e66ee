import { VisuallyHidden } from '@colada/ui'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigation } from 'react-router-dom'
import { useTranslation } from 'react-i18next'

/** A navigation that takes longer is announced; a faster one only by the new title, ms. */
const ANNOUNCEMENT_DELAY_MS = 1000

/**
 * Announces a slow navigation and the new page to screen readers, as browsers do for documents. If the focused element
 * was removed with the old page, the focus moves to the start of the new one.
 */
export function RouteAnnouncer() {
  const { t } = useTranslation('shell')
  const { pathname } = useLocation()
  const isOnItsWay = useNavigation().state !== 'idle'
  const shown = useRef(pathname)
  const [said, say] = useState('')
  const onItsWay = t('shell:onItsWay')
  useEffect(() => {
    if (!isOnItsWay) return
    const timer = setTimeout(say, ANNOUNCEMENT_DELAY_MS, onItsWay)
    return () => {
      clearTimeout(timer)
      say('')
    }
  }, [isOnItsWay, onItsWay])
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    say(document.title)
    if (document.activeElement === document.body)
      document.getElementById('main')?.focus({ preventScroll: true })
  }, [pathname])
  return <VisuallyHidden role="status">{said}</VisuallyHidden>
}
