import { problemText } from '@colada/client/api/problem-text'
import { RetryButton } from '@colada/client/api/retry-button'
import { formatDay, formatHours } from '@colada/client/format/dates'
import { useLanguage } from '@colada/client/language/use-language'
import { stores } from '@colada/domain/coverage/stores'
import type { Leg, ScheduleDay } from '@colada/domain/schedule/slot'
import { Callout, Grid, LegCard, Select, SlotOffer, Stack, Text } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { useMeQuery } from '../../../platform/session/me.ts'
import type { OpenedCustomer } from '../endpoints.ts'
import type { LegDraft } from './draft.ts'
import type { Legs } from './use-legs.ts'

export interface LegFieldsProps {
  readonly leg: Leg
  readonly addresses: OpenedCustomer['addresses']
  /** The leg as it is chosen, with what else can be. */
  readonly choice: Legs[Leg]
  readonly onChange: (leg: LegDraft) => void
}

/** Where and when a leg takes place: a store, or an address with day and hours, the first free ones until others are chosen. */
export function LegFields({ leg, addresses, choice, onChange }: LegFieldsProps) {
  const { t } = useTranslation(['counter', 'common'])
  const language = useLanguage()
  const { addressId, storeId, chosen, offers, days } = choice
  const sessionStore = useMeQuery().data?.store_id
  // The store of the session first.
  const offeredStores = stores.toSorted(
    (a, b) => Number(b.id === sessionStore) - Number(a.id === sessionStore),
  )
  const isBookable = ({ date, hours }: ScheduleDay) =>
    date === chosen?.date || hours.some(({ isFree }) => isFree)
  const offered = (days.data ?? []).filter(isBookable)
  const hours = offered.find(({ date }) => date === chosen?.date)?.hours ?? []
  const choose = (id: number | undefined) => onChange({ addressId, slotId: id ?? null, storeId: null })
  const choosePlace = (value: string) => {
    const [kind, id] = value.split(' ')
    onChange(
      kind === 'store'
        ? { addressId: null, slotId: null, storeId: Number(id) }
        : { addressId: Number(id), slotId: chosen?.hour.id ?? null, storeId: null },
    )
  }
  return (
    <LegCard
      step={leg === 'pickup' ? 1 : 2}
      heading={t(`counter:dates.${leg}`)}
      headingLevel={3}
      state="open"
    >
      <Stack gap="sm">
        <Select
          label={t('counter:dates.address')}
          options={[
            ...addresses.map(({ id, alias, ...address }) => ({
              value: `address ${id}`,
              label: `${alias}: ${address.address_line1} ${address.address_line2}, ${address.cp}`,
            })),
            ...offeredStores.map(({ id, name }) => ({
              value: `store ${id}`,
              label: t('counter:dates.store', { store: name }),
            })),
          ]}
          value={storeId === null ? `address ${addressId}` : `store ${storeId}`}
          onChange={({ target }) => choosePlace(target.value)}
        />
        {storeId !== null ? (
          <Text tone="secondary">{t(`counter:dates.atStore.${leg}`)}</Text>
        ) : days.error ? (
          <Callout
            tone="danger"
            live="alert"
            title={t('counter:dates.failed')}
            actions={<RetryButton onRetry={days.refetch} />}
          >
            {problemText(days.error, t)}
          </Callout>
        ) : (
          <Grid columns={{ base: 1, sm: 2 }}>
            <Select
              label={t('counter:dates.day')}
              options={offered.map(({ date }) => ({ value: date, label: formatDay(date, language) }))}
              {...(!chosen && { placeholder: t(days.data ? 'counter:dates.none' : 'counter:dates.loading') })}
              value={chosen?.date ?? ''}
              onChange={({ target }) => {
                const day = offered.find(({ date }) => date === target.value)
                choose(day?.hours.find(({ isFree }) => isFree)?.id)
              }}
            />
            <Select
              label={t('counter:dates.hours')}
              options={hours.map(({ id, start, end, variation, isFree }) => ({
                value: String(id),
                label: [formatHours(start, end), ...(variation === 0 ? [] : [percent(variation)])].join(
                  ' · ',
                ),
                disabled: !isFree,
              }))}
              {...(!chosen && { placeholder: t(days.data ? 'counter:dates.none' : 'counter:dates.loading') })}
              value={chosen ? String(chosen.hour.id) : ''}
              onChange={({ target }) => choose(Number(target.value))}
            />
          </Grid>
        )}
        {offers.length > 0 && (
          <SlotOffer
            title={t('counter:dates.full')}
            text={t('counter:dates.nearest')}
            offers={offers.map(({ date, hour }) => ({
              id: String(hour.id),
              label: `${formatDay(date, language)}, ${formatHours(hour.start, hour.end)}`,
            }))}
            onChoose={(id) => choose(Number(id))}
          />
        )}
      </Stack>
    </LegCard>
  )
}

const percent = (variation: number) => `${variation > 0 ? '+' : '−'}${Math.abs(variation)} %`
