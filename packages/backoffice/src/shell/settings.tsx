import { useLanguage } from '@colada/client/language/use-language'
import { type Language, languages } from '@colada/domain/wire/language'
import { Inline, SegmentedControl, ThemeSwitch, type ThemeChoice } from '@colada/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../platform/api/api.ts'
import { getTheme, setLanguage, setTheme } from '../platform/settings.ts'
import { useAppDispatch } from '../platform/store.ts'

const names = { es: 'shell:spanish', en: 'shell:english' } as const satisfies Record<Language, string>

/** Language and theme, saved in this browser. */
export function Settings() {
  const { t, i18n } = useTranslation('shell')
  const language = useLanguage()
  const dispatch = useAppDispatch()
  const [theme, setChosen] = useState<ThemeChoice>(getTheme)
  return (
    <Inline gap="lg" align="start">
      <SegmentedControl
        label={t('shell:language')}
        value={language}
        options={languages.map((value) => ({ value, label: <span lang={value}>{t(names[value])}</span> }))}
        onValueChange={(chosen) => {
          setLanguage(chosen)
          void i18n.changeLanguage(chosen)
          // Responses have texts in the language of their request.
          dispatch(api.util.invalidateTags(['Orders']))
        }}
      />
      <ThemeSwitch
        label={t('shell:theme.label')}
        value={theme}
        onValueChange={(chosen) => {
          setChosen(chosen)
          setTheme(chosen)
        }}
        labels={{
          system: t('shell:theme.system'),
          light: t('shell:theme.light'),
          dark: t('shell:theme.dark'),
          'high-contrast': t('shell:theme.highContrast'),
        }}
      />
    </Inline>
  )
}
