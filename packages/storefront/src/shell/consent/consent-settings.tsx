import { CookieSettings } from '@colada/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type ConsentDecision,
  type CookieFlags,
  cookieKinds,
  decisionFlags,
  readDecision,
  saveDecision,
} from '../../platform/privacy/consent.ts'
import { lifetimeText } from '../../platform/privacy/lifetime-text.ts'
import { longestLifetime } from '../../platform/privacy/stored-items.ts'

/**
 * The switches of the kinds of cookies, with the saved decision (spec 000 §2, Other); off before it. Rendered in the browser
 * only, in a dialog and on the page about cookies.
 */
export default function ConsentSettings({ onSave }: { readonly onSave?: () => void }) {
  const { t } = useTranslation('privacy')
  const [flags, setFlags] = useState<CookieFlags>(() => readDecision()?.flags ?? decisionFlags.decline)
  const [isSaved, setSaved] = useState(false)
  const save = (decision: ConsentDecision['decision'], chosen: CookieFlags) => () => {
    setFlags(chosen)
    void saveDecision(decision, chosen)
    setSaved(true)
    onSave?.()
  }
  return (
    <CookieSettings
      caption={t('privacy:settings.caption')}
      labels={{
        kind: t('privacy:settings.kind'),
        retention: t('privacy:settings.retention'),
        allowed: t('privacy:settings.allowed'),
      }}
      kinds={cookieKinds.map((kind) => {
        const longest = longestLifetime(kind)
        return {
          id: kind,
          name: t(`privacy:kind.${kind}`),
          purpose: t(`privacy:kindPurpose.${kind}`),
          retention: longest ? lifetimeText(longest, t) : t('privacy:settings.nothing'),
          enabled: flags[kind],
          ...(kind === 'necessary' && { lockedReason: t('privacy:settings.locked') }),
        }
      })}
      onChange={(kind, isOn) => {
        setSaved(false)
        setFlags({ ...flags, [kind]: isOn })
      }}
      accept={{ label: t('privacy:settings.acceptAll'), onClick: save('accept', decisionFlags.accept) }}
      decline={{ label: t('privacy:settings.declineAll'), onClick: save('decline', decisionFlags.decline) }}
      save={{ label: t('privacy:settings.save'), onClick: save('custom', flags) }}
      saved={isSaved ? t('privacy:settings.saved') : undefined}
    />
  )
}
