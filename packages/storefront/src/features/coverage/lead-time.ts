import type { CategoryId } from '@colada/domain/catalogue/category'
import { getCategoryLeadDays, zones } from '@colada/domain/schedule/zones'
import { useTranslation } from 'react-i18next'
import { useAppSelector } from '../../platform/store/hooks.ts'
import { selectKnownPlace } from '../../platform/store/place-slice.ts'
import { formatLeadTime } from './format-lead-time.ts'

/** Formats the time from pickup to delivery of a category, in the zone of the known postal code. */
export function useLeadTime(): {
  readonly town: string
  readonly leadTimeOf: (category: CategoryId) => string
} {
  const { t } = useTranslation('shell')
  const place = useAppSelector(selectKnownPlace)
  const zone = place && zones[place.zone]
  return {
    town: place?.town ?? '',
    leadTimeOf: (category) => formatLeadTime(getCategoryLeadDays(category, zone), t),
  }
}
