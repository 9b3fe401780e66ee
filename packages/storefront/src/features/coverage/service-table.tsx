import { useLanguage } from '@colada/client/language/use-language'
import { categoryIds } from '@colada/domain/catalogue/category'
import { routePath } from '@colada/domain/routes/route-path'
import { zoneIds } from '@colada/domain/schedule/zone-ids'
import { getCategoryLeadDays, type Zone, zones } from '@colada/domain/schedule/zones'
import { Table, TextLink } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { formatServiceHours } from '../../platform/format/service.ts'
import { cityRoutes } from '../../platform/routes/city-routes.ts'
import { formatLeadTime } from './format-lead-time.ts'
import { formatClosedDays, formatServiceDays } from './format-service.ts'

/** Days, hours and usual delivery of every city. */
export function ServiceTable() {
  const { t } = useTranslation('coverage')
  const language = useLanguage()
  const renderCity = ({ id }: Zone) => (
    <TextLink href={routePath(language, cityRoutes[id])}>{t(`coverage:city.${id}`)}</TextLink>
  )
  return (
    <Table<Zone>
      caption={t('coverage:service.table')}
      hideCaption
      columns={[
        {
          id: 'city',
          label: t('coverage:service.city'),
          cell: renderCity,
        },
        {
          id: 'days',
          label: t('coverage:service.days'),
          cell: (zone) => formatServiceDays(zone, t, language),
        },
        { id: 'hours', label: t('coverage:service.hours'), cell: formatServiceHours },
        {
          id: 'closed',
          label: t('coverage:service.closed'),
          cell: (zone) => formatClosedDays(zone, language),
        },
        {
          id: 'delivery',
          label: t('coverage:service.delivery'),
          cell: (zone) => formatLeadTime(getCategoryLeadDays(categoryIds.dryCleaning, zone), t),
        },
      ]}
      rows={zoneIds.map((id) => zones[id])}
      getKey={({ id }) => id}
    />
  )
}
