import type { ThemeChoice } from '@colada/ui'
import { useWords } from '../platform/language/words.tsx'

/** What the choice of colours is called, and each of them. */
export function useThemeWords(): {
  readonly label: string
  readonly words: Readonly<Record<ThemeChoice, string>>
} {
  const { t } = useWords()
  return {
    label: t('shell:theme.label'),
    words: {
      system: t('shell:theme.system'),
      light: t('shell:theme.light'),
      dark: t('shell:theme.dark'),
      'high-contrast': t('shell:theme.highContrast'),
    },
  }
}
