import { lazyWithRetry } from '@colada/client/browser/lazy-with-retry'
import { HelpButton } from '@colada/ui'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'

const HelpPanel = lazyWithRetry(() => import('./help-panel.tsx'))

/** The help button of every page, a landmark; the ways to reach the shop are loaded when it is clicked. */
export function Help() {
  const { t } = useTranslation('shell')
  const [isWanted, setWanted] = useState(false)
  const button = <HelpButton label={t('shell:help')} onClick={() => setWanted(true)} />
  return (
    <aside aria-label={t('shell:help')}>
      {isWanted ? (
        <Suspense fallback={button}>
          <HelpPanel />
        </Suspense>
      ) : (
        button
      )}
    </aside>
  )
}
