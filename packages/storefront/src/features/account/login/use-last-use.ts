import { useClock } from '@colada/client/clock/clock'
import { formatAgo, RECENT_S } from '@colada/client/format/ago'
import { formatDateTime } from '@colada/client/format/dates'
import { useLanguage } from '@colada/client/language/use-language'

/** Formats an instant (epoch seconds): recent ones by their age, others by their date. */
export function useLastUse(): (seconds: number) => string {
  const language = useLanguage()
  const minute = useClock((now) => Math.floor(now / 60))
  return (seconds) => {
    const now = minute * 60
    return now - seconds < RECENT_S ? formatAgo(seconds, now, language) : formatDateTime(seconds, language)
  }
}
