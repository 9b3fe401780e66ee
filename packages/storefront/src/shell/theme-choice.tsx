import { Stack, Text, ThemeSwitch, type ThemeChoice as Choice } from '@colada/ui'
import { useState } from 'react'
import { chooseTheme, chosenTheme } from './theme.ts'
import { useThemeWords } from './theme-words.ts'

/** Light, dark, high contrast, or as the device says; remembered by this browser alone. */
export default function ThemeChoice() {
  const { label, words } = useThemeWords()
  const [theme, setTheme] = useState<Choice>(chosenTheme)
  return (
    <Stack gap="xs" align="start">
      <Text size="small" weight="semibold" aria-hidden="true">
        {label}
      </Text>
      <ThemeSwitch
        label={label}
        value={theme}
        onValueChange={(chosen) => {
          setTheme(chosen)
          chooseTheme(chosen)
        }}
        words={words}
      />
    </Stack>
  )
}
