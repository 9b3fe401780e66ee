import { useLanguage } from '@colada/client/language/use-language'
import { zones } from '@colada/domain/schedule/zones'
import { StoreCard } from '@colada/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatServiceHours } from '../../platform/format/service.ts'
import { formatClosedDays, formatServiceDays } from './format-service.ts'
import type { StoreView } from './store-view.ts'

export interface StoreCardsProps {
  readonly stores: readonly StoreView[]
  /** Id of the store that the visitor selected, which is marked. */
  readonly chosenId?: number | undefined
  /** Whether the document may load maps (`mapRoutes`). */
  readonly hasMaps: boolean
}

/** Stores with address, hours and directions. A map is loaded from a third party, on click only (decisions: Consent). */
export function StoreCards({ stores, chosenId, hasMaps }: StoreCardsProps) {
  const { t } = useTranslation('coverage')
  const language = useLanguage()
  const [openMaps, setOpenMaps] = useState<readonly number[]>([])

  const hoursOf = (id: StoreView['zone']) => {
    const zone = zones[id]
    const closed = formatClosedDays(zone, language)
    return [
      { id: 'open', term: formatServiceDays(zone, t, language), description: formatServiceHours(zone) },
      ...(closed === '' ? [] : [{ id: 'closed', term: closed, description: t('coverage:stores.closed') }]),
    ]
  }
  return stores.map((store) => (
    <StoreCard
      key={store.id}
      name={store.name}
      headingLevel={3}
      {...(store.id === chosenId && { mark: t('coverage:stores.label') })}
      address={store.address}
      hours={hoursOf(store.zone)}
      phone={store.phone}
      directions={{ label: t('coverage:stores.directions'), href: store.directionsHref }}
      // Maps of Valencia are for wide screens only (spec 000 §2, Coverage and city pages).
      {...(store.zone === 'valencia' && { mapFrom: 'md' })}
      {...(hasMaps && {
        map: openMaps.includes(store.id)
          ? { kind: 'shown', content: <StoreMap store={store} /> }
          : {
              kind: 'asked',
              label: t('coverage:stores.map'),
              note: t('coverage:stores.mapNote'),
              onClick: () => setOpenMaps([...openMaps, store.id]),
            },
      })}
    />
  ))
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
