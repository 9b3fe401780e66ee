import { lazyWithRetry } from '@colada/client/browser/lazy-with-retry'
import { Container, HelpButton, Inline, Text, TextLink } from '@colada/ui'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useMatches } from 'react-router-dom'
import type { RouteHandle } from '../platform/language/handle.ts'
import { matchRoute } from '../platform/routes/paths.ts'
import { accessOf } from '../platform/routes/route-table.ts'
import { useRootData } from '../platform/routes/use-root-data.ts'

const HelpPanel = lazyWithRetry(() => import('./help-panel.tsx'))

/**
 * Help on every page, a landmark: a button, or a line at the end of forms, purchases, orders and the account, where a button
 * would cover fields and prices.
 */
export function Help() {
  const { t } = useTranslation('shell')
  const name = matchRoute(useLocation().pathname)?.name
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined
  const kind = handle?.help ?? (name && accessOf(name) !== 'public' ? 'line' : 'button')
  if (kind === 'none') return null
  return <aside aria-label={t('shell:help')}>{kind === 'line' ? <HelpLine /> : <FloatingHelp />}</aside>
}

function HelpLine() {
  const { t } = useTranslation('shell')
  const contact = useRootData()?.contact ?? []
  return (
    <Container>
      <Inline gap="md" justify="center">
        <Text as="span" tone="secondary">
          {t('shell:needHelp')}
        </Text>
        {contact.map(({ label, href }) => (
          <TextLink key={href} href={href} standalone>
            {label}
          </TextLink>
        ))}
      </Inline>
    </Container>
  )
}

/** The help button; the ways to reach the shop are loaded when it is clicked. */
function FloatingHelp() {
  const { t } = useTranslation('shell')
  const [isWanted, setWanted] = useState(false)
  const button = <HelpButton label={t('shell:help')} onClick={() => setWanted(true)} />
  if (!isWanted) return button
  return (
    <Suspense fallback={button}>
      <HelpPanel />
    </Suspense>
  )
}
