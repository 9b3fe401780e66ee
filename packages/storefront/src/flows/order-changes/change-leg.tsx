import { useLanguage } from '@colada/client/language/use-language'
import { formatMoney } from '@colada/domain/money/format-money'
import type { ChargedLegs } from '@colada/domain/orders/price-change'
import { Button, Callout, LegCard, LockedSlot, PencilIcon, Text } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { AddressChoice } from '../../features/account/addresses/address-choice.tsx'
import { chosenTime, legTime } from '../../features/orders/leg-entries.ts'
import { LegPickers } from '../../features/schedule/leg-pickers.tsx'
import { isChosen, type LegChoice } from '../../features/schedule/leg.ts'
import type { ChangingLeg } from './use-change.ts'

export interface ChangeLegProps {
  readonly name: 'pickup' | 'delivery'
  readonly leg: ChangingLeg
  readonly choice: LegChoice
  /** What the order was charged for its legs. */
  readonly charged: ChargedLegs
  /** The leg at which nobody was in: its button is red (spec 000 §2, Checkout). */
  readonly missed: 'pickup' | 'delivery' | null
  readonly onEdit: () => void
  readonly onUndo: () => void
  readonly onChange: (draft: LegChoice) => void
}

/** A leg of an order: locked until the customer edits it, then with its pickers (spec 000 §4). */
export function ChangeLeg({ name, leg, choice, charged, missed, onEdit, onUndo, onChange }: ChangeLegProps) {
  const { t } = useTranslation(['orders', 'schedule'])
  const language = useLanguage()
  const { current, isEdited, mustMove, canMove, cost } = leg
  const title = t(`schedule:${name}Title`)
  const isMissed = missed === name
  const before = current ? legTime(current, name, language, t) : ''
  const chosen = chosenTime(name, leg, language, t)
  return (
    <LegCard
      step={name === 'pickup' ? 1 : 2}
      heading={title}
      headingLevel={2}
      state={isEdited && !isChosen(leg) ? 'open' : 'done'}
      {...(isEdited && { summary: chosen || t('orders:change.was', { time: before }) })}
      aside={
        !isEdited && canMove ? (
          <Button
            size="small"
            {...(isMissed ? { tone: 'danger' } : { appearance: 'outline' })}
            iconStart={<PencilIcon size="small" />}
            aria-label={t(`orders:change.edit.${name}`)}
            onClick={onEdit}
          >
            {t('orders:change.edit.short')}
          </Button>
        ) : isEdited && !mustMove ? (
          <Button
            size="small"
            tone="neutral"
            appearance="outline"
            aria-label={t(`orders:change.undo.${name}`)}
            onClick={onUndo}
          >
            {t('orders:change.undo.short')}
          </Button>
        ) : undefined
      }
    >
      {mustMove && (
        <Callout tone="warning" live="status" title={t('orders:change.tooEarlyTitle')}>
          {t('orders:change.tooEarly', { time: before })}
        </Callout>
      )}
      {isEdited ? (
        <LegPickers
          name={name}
          leg={leg}
          choice={choice}
          pricing={{ kind: 'change', legs: charged, leg: name }}
          AddressPicker={AddressChoice}
          onChange={onChange}
        />
      ) : (
        current && <LockedSlot label={current.address} text={before} />
      )}
      {canMove && cost !== null && (
        <Text size="small" tone="secondary">
          {cost === 0
            ? t('orders:change.free')
            : t(isMissed ? 'orders:change.absence' : 'orders:change.late', { amount: formatMoney(cost) })}
        </Text>
      )}
      {!canMove && !isEdited && (
        <Text size="small" tone="secondary">
          {t(`orders:change.fixed.${name === 'delivery' && missed === 'pickup' ? 'withPickup' : name}`)}
        </Text>
      )}
    </LegCard>
  )
}
