import { useClock } from '../../platform/clock/clock.ts'
import { formatAgo, RECENT_S } from '../../platform/format/ago.ts'
import { formatDateTime } from '../../platform/format/dates.ts'
import { useLanguage } from '../../platform/language/use-language.ts'

/** Formats an instant (epoch seconds): recent ones by their age, others by their date. */
export function useLastUse(): (seconds: number) => string {
  const language = useLanguage()
  const minute = useClock((now) => Math.floor(now / 60))
  return (seconds) => {
    const now = minute * 60
    return now - seconds < RECENT_S ? formatAgo(seconds, now, language) : formatDateTime(seconds, language)
  }
}
