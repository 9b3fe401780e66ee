import { CoverageMap, Grid, Stack, TownList } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import type { City } from './city.ts'

/** The covered towns of a city: a drawing, a list, and for Madrid the districts. */
export function CityZone({ city: { zone, towns, map, districts } }: { city: City }) {
  const { t } = useTranslation('coverage')
  return (
    <Stack gap="xl">
      <Grid columns={{ base: 1, md: 2 }} gap="xl">
        <CoverageMap
          label={t('coverage:map', { city: t(`coverage:city.${zone}`) })}
          current={zone}
          towns={map.towns}
          {...(map.water && { water: map.water })}
        />
        <TownList heading={t('coverage:towns')} headingLevel={2} towns={towns} />
      </Grid>
      {districts.length > 0 && (
        <TownList
          heading={t('coverage:districts')}
          headingLevel={2}
          layout="line"
          towns={districts.map((name) => ({ id: name, name }))}
        />
      )}
    </Stack>
  )
}
