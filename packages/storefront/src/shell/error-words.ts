import { useWords } from '../platform/language/words.tsx'

/** Words of a page that could not be shown: every document brings them, since then nothing more can be asked for. */
export function useFailureWords() {
  const { t } = useWords()
  return {
    failedTitle: t('shell:failed.title'),
    failedText: t('shell:failed.text'),
    offlineTitle: t('shell:offline.title'),
    offlineText: t('shell:offline.text'),
    retry: t('shell:retry'),
    home: t('shell:toHome'),
  }
}
