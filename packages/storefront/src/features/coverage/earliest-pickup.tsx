import { formatDay, formatHours } from '@colada/client/format/dates'
import { useLanguage } from '@colada/client/language/use-language'
import { routePath } from '@colada/domain/routes/route-path'
import { addDays } from '@colada/domain/schedule/local-time'
import { TextLink } from '@colada/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useEarliestPickupQuery } from './endpoints.ts'

interface Props {
  readonly postalCode: string
  /** While it is loaded, and without an answer. */
  readonly fallback: ReactNode
}

/** The first pickup that a postal code can have, with a link to change the code. Loaded lazily. */
export default function EarliestPickup({ postalCode, fallback }: Props) {
  const { t } = useTranslation('coverage')
  const language = useLanguage()
  const { data: pickup } = useEarliestPickupQuery(postalCode)
  if (!pickup) return fallback
  const { date, start, end, today } = pickup
  const day =
    date === today
      ? t('coverage:pickup.today')
      : date === addDays(today, 1)
        ? t('coverage:pickup.tomorrow')
        : formatDay(date, language)
  return (
    <>
      {t('coverage:pickup.earliest', { code: postalCode, day, hours: formatHours(start, end) })}{' '}
      <TextLink href={routePath(language, 'Coverage')}>{t('coverage:pickup.change')}</TextLink>
    </>
  )
}
