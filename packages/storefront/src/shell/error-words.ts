import { useWords } from '../platform/language/words.tsx'

/** Words of the error, not-found and offline pages. */
export function useErrorWords() {
  const { t } = useWords()
  return {
    notFoundTitle: t('shell:notFound.title'),
    notFoundText: t('shell:notFound.text'),
    failedTitle: t('shell:failed.title'),
    failedText: t('shell:failed.text'),
    offlineTitle: t('shell:offline.title'),
    offlineText: t('shell:offline.text'),
    retry: t('shell:retry'),
    home: t('shell:toHome'),
    services: t('shell:toServices'),
  }
}
