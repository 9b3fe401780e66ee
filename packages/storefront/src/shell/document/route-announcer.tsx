import { VisuallyHidden } from '@colada/ui'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigation } from 'react-router-dom'
import { focusMain } from '../../platform/browser/focus-main.ts'

/** A faster navigation is announced only by the new title. */
const ANNOUNCEMENT_DELAY_MS = 1_000

/**
 * Announces a slow navigation and the new page to screen readers, as browsers do for documents. If the focused element
 * was removed with the old page, the focus moves to the start of the new one.
 */
export function RouteAnnouncer() {
  const { t } = useTranslation('shell')
  const { pathname } = useLocation()
  const isNavigating = useNavigation().state !== 'idle'
  const lastPathname = useRef(pathname)
  const [announcement, setAnnouncement] = useState('')
  const loadingText = t('shell:onItsWay')
  useEffect(() => {
    if (!isNavigating) return
    const timer = setTimeout(setAnnouncement, ANNOUNCEMENT_DELAY_MS, loadingText)
    return () => {
      clearTimeout(timer)
      setAnnouncement('')
    }
  }, [isNavigating, loadingText])
  useEffect(() => {
    if (lastPathname.current === pathname) return
    lastPathname.current = pathname
    setAnnouncement(document.title)
    focusMain()
  }, [pathname])
  return <VisuallyHidden role="status">{announcement}</VisuallyHidden>
}
