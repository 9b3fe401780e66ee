import { VisuallyHidden } from '@colada/ui'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigation } from 'react-router-dom'
import { useTranslation } from 'react-i18next'

/** How long a page may be on its way before that is said, ms: what comes at once is told by its own title alone. */
const patience = 1000

/**
 * Tells who does not see it that another page is on its way, and that it has come, as a browser does of a document that
 * it loads. The focus, where it went away with the page before, is at the beginning of what is new.
 */
export function NewPage() {
  const { t } = useTranslation('shell')
  const { pathname } = useLocation()
  const isOnItsWay = useNavigation().state !== 'idle'
  const shown = useRef(pathname)
  const [said, say] = useState('')
  const onItsWay = t('shell:onItsWay')
  useEffect(() => {
    if (!isOnItsWay) return
    const timer = setTimeout(say, patience, onItsWay)
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
