import { Stack, Text, ThemeSwitch, type ThemeChoice as Choice } from '@colada/ui'
import { useState } from 'react'
import { useWords } from '../platform/language/words.tsx'
import { chooseTheme, chosenTheme } from './theme.ts'

/** Light, dark, high contrast, or as the device says; remembered by this browser alone. */
export function ThemeChoice() {
  const { t } = useWords()
  const [theme, setTheme] = useState<Choice>(chosenTheme)
  return (
    <Stack gap="xs" align="start">
      <Text size="small" weight="semibold" aria-hidden="true">
        {t('shell:theme.label')}
      </Text>
      <ThemeSwitch
        label={t('shell:theme.label')}
        value={theme}
        onValueChange={(chosen) => {
          setTheme(chosen)
          chooseTheme(chosen)
        }}
        words={{
          system: t('shell:theme.system'),
          light: t('shell:theme.light'),
          dark: t('shell:theme.dark'),
          'high-contrast': t('shell:theme.highContrast'),
        }}
      />
    </Stack>
  )
}
