import { Stack, Text, ThemeSwitch, type ThemeChoice as Choice } from '@colada/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { setTheme, getTheme } from '../document/theme.ts'

/** Light, dark, high contrast, or the system's; saved in this browser. */
export default function ThemeChoice() {
  const { t } = useTranslation('shell')
  const label = t('shell:theme.label')
  const [selected, setSelected] = useState<Choice>(getTheme)
  return (
    <Stack gap="xs" align="start">
      <Text size="small" weight="semibold" aria-hidden="true">
        {label}
      </Text>
      <ThemeSwitch
        label={label}
        value={selected}
        onValueChange={(theme) => {
          setSelected(theme)
          setTheme(theme)
        }}
        labels={{
          system: t('shell:theme.system'),
          light: t('shell:theme.light'),
          dark: t('shell:theme.dark'),
          'high-contrast': t('shell:theme.highContrast'),
        }}
      />
    </Stack>
  )
}
