import { type ZoneId, zones } from '@colada/domain/schedule/zones'
import { Grid, Heading, Stack, StoreCard } from '@colada/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatServiceHours } from '../../platform/format/service.ts'
import { useLanguage } from '../../platform/language/use-language.ts'
import type { StoreView } from './city.ts'
import { formatClosedDays, formatServiceDays } from './format-service.ts'

export interface StoreListProps {
  readonly zone: ZoneId
  readonly stores: readonly StoreView[]
}

/** The stores of a city. A map is loaded from a third party, on click only (decisions: Consent). */
export default function StoreList({ zone: id, stores }: StoreListProps) {
  const { t } = useTranslation('coverage')
  const language = useLanguage()
  const [openMaps, setOpenMaps] = useState<readonly number[]>([])
  const zone = zones[id]
  const closed = formatClosedDays(zone, language)
  const hours = [
    { id: 'open', term: formatServiceDays(zone, t, language), description: formatServiceHours(zone) },
    ...(closed === '' ? [] : [{ id: 'closed', term: closed, description: t('coverage:stores.closed') }]),
  ]
  return (
    <Stack as="section" gap="lg" aria-labelledby="stores">
      <Heading level={2} id="stores">
        {t('coverage:stores.title', { city: t(`coverage:city.${id}`) })}
      </Heading>
      <Grid columns={{ base: 1, sm: 2, lg: 3 }}>
        {stores.map((store) => (
          <StoreCard
            key={store.id}
            name={store.name}
            headingLevel={3}
            address={store.address}
            hours={hours}
            phone={store.phone}
            directions={{ label: t('coverage:stores.directions'), href: store.directionsHref }}
            // Maps of Valencia are for wide screens only (spec 000 §2, Coverage and city pages).
            {...(id === 'valencia' && { mapFrom: 'md' })}
            map={
              openMaps.includes(store.id)
                ? { kind: 'shown', content: <StoreMap store={store} /> }
                : {
                    kind: 'asked',
                    label: t('coverage:stores.map'),
                    note: t('coverage:stores.mapNote'),
                    onClick: () => setOpenMaps([...openMaps, store.id]),
                  }
            }
          />
        ))}
      </Grid>
    </Stack>
  )
}

function StoreMap({ store }: { store: StoreView }) {
  const { t } = useTranslation('coverage')
  return (
    <iframe
      title={t('coverage:stores.mapTitle', { store: store.name })}
      src={store.mapSrc}
      width="100%"
      height="100%"
      // The map is of another origin, so it cannot remove its sandbox.
      // oxlint-disable-next-line react/iframe-missing-sandbox
      sandbox="allow-scripts allow-same-origin allow-popups"
      ref={focusMap}
    />
  )
}

/** The button that had the focus is gone. */
const focusMap = (frame: HTMLIFrameElement | null) => frame?.focus()
