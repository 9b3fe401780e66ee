import { useLanguage } from '@colada/client/language/use-language'
import { categoryIds } from '@colada/domain/catalogue/category'
import { routePath } from '@colada/domain/routes/route-path'
import { getCategoryLeadDays, type Zone } from '@colada/domain/schedule/zones'
import { Card, DescriptionList, Heading, Image, Stack, TextLink } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { formatServiceHours } from '../../platform/format/service.ts'
import { cityRoutes } from '../../platform/routes/city-routes.ts'
import { formatLeadTime } from './format-lead-time.ts'
import { formatServiceDays } from './format-service.ts'

/** A city with its drawing, days, hours and usual delivery. */
export function CityCard({ zone }: { zone: Zone }) {
  const { t } = useTranslation('coverage')
  const language = useLanguage()
  const { id } = zone
  return (
    <Card as="article" aria-labelledby={`city-${id}`}>
      <Stack gap="md">
        <Image
          src={`/pictures/cities/${id}.svg`}
          alt=""
          width={320}
          height={220}
          background="soap"
          radius="card"
        />
        <Heading level={3} id={`city-${id}`}>
          <TextLink href={routePath(language, cityRoutes[id])} standalone>
            {t(`coverage:city.${id}`)}
          </TextLink>
        </Heading>
        <DescriptionList
          layout="stacked"
          entries={[
            {
              id: 'days',
              term: t('coverage:service.days'),
              description: formatServiceDays(zone, t, language),
            },
            { id: 'hours', term: t('coverage:service.hours'), description: formatServiceHours(zone) },
            {
              id: 'delivery',
              term: t('coverage:service.delivery'),
              description: formatLeadTime(getCategoryLeadDays(categoryIds.dryCleaning, zone), t),
            },
          ]}
        />
      </Stack>
    </Card>
  )
}
