import { CookieBanner, TextLink } from '@colada/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../platform/language/use-language.ts'
import { flagsOf, saveDecision } from './consent.ts'
import { legalItems } from './navigation.ts'
import * as styles from './shell.css.ts'

/** Requests consent until the visitor decides. It is part of every document, so it shifts no layout. */
export function ConsentBanner() {
  const { t } = useTranslation('shell')
  const language = useLanguage()
  const [isDecided, setDecided] = useState(false)
  const policy = legalItems(t, language).find((item) => item.id === 'Cookies')
  const decide = (decision: 'accept' | 'decline') => () => {
    saveDecision({ decision, flags: flagsOf(decision), at: new Date().toISOString(), version: 1 })
    setDecided(true)
  }
  if (isDecided) return null
  return (
    <div className={styles.undecidedOnly}>
      <CookieBanner
        title={t('shell:consent.title')}
        headingLevel={2}
        text={t('shell:consent.text')}
        accept={{ label: t('shell:consent.accept'), onClick: decide('accept') }}
        decline={{ label: t('shell:consent.decline'), onClick: decide('decline') }}
        more={policy && <TextLink href={policy.href}>{policy.label}</TextLink>}
      />
    </div>
  )
}
