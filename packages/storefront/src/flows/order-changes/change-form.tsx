import type { User } from '@colada/domain/account/user'
import type { Order } from '@colada/domain/orders/order'
import type { Leg as LegName } from '@colada/domain/schedule/slot'
import { Sidebar, Stack, TwoLegPlanner } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { payNowField } from '../../features/orders/billed.ts'
import { getMissedLeg, getMovableLegs } from '../../features/orders/change-rules.ts'
import { emptyLeg, clearDraft, type LegDraft, useOrderDraft } from '../../features/orders/order-draft.ts'
import { OrderIncidents } from '../../features/orders/order-incidents.tsx'
import { toChange } from '../../features/orders/reservation.ts'
import { useReserve } from '../../features/orders/use-reserve.ts'
import { isChosen } from '../../features/schedule/leg.ts'
import { api } from '../../platform/api/api.ts'
import type { MessageKey } from '../../platform/language/messages.ts'
import { useAppDispatch, useAppSelector } from '../../platform/store/hooks.ts'
import { selectCartBlocked } from '../../platform/store/process-slice.ts'
import { ChangeLeg } from './change-leg.tsx'
import { ChangeSummary } from './change-summary.tsx'
import { LeaveChange } from './leave-change.tsx'
import { useChangePrice } from './use-change-price.ts'
import { type ChangingLeg, isUnchanged, useChange } from './use-change.ts'

export interface ChangeFormProps {
  readonly me: User
  readonly order: Order
  readonly onChanged: (order: Order) => void
}

const legNames = ['pickup', 'delivery'] as const

/** What is missing before the dates can change. */
function missingStep(legs: readonly ChangingLeg[]): MessageKey | undefined {
  const edited = legs.filter((leg) => leg.isEdited)
  if (edited.length === 0) return 'orders:change.lit-chooseLeg'
  if (edited.some((leg) => leg.place === 'store' && leg.visit === null))
    return 'orders:change.lit-chooseStore'
  if (!edited.every(isChosen)) return 'orders:change.lit-chooseDate'
  return edited.some(isUnchanged) ? 'orders:change.lit-sameDate' : undefined
}

/** Editing a leg clears it (spec 000 §4); its present address is chosen again, since most customers keep it. */
function atPresentAddress({ pickups, deliveries }: Order, name: LegName): LegDraft {
  const leg = (name === 'pickup' ? pickups : deliveries).at(-1)
  return { ...emptyLeg, addressId: leg?.addressId ?? null, place: leg?.place ?? 'address' }
}

/** Both legs of an order, the price of moving them, and the binding button. */
export function ChangeForm({ me, order, onChanged }: ChangeFormProps) {
  const { t } = useTranslation(['orders', 'schedule'])
  const dispatch = useAppDispatch()
  const solvesIncident = useAppSelector(selectCartBlocked)
  const missed = getMissedLeg(order)
  // A missed visit has one leg to choose again, so it is open from the start.
  const opened =
    solvesIncident && missed ? { edited: [missed], [missed]: atPresentAddress(order, missed) } : {}
  const [draft, change] = useOrderDraft(me.id, '', order.id, opened)
  const legs = useChange(order, draft)
  const price = useChangePrice(order, legs)
  const endpoint = legs.pickup.isEdited ? 'changePickup' : 'changeDelivery'
  const reservation = useReserve(
    draft,
    (attempt) => change({ attempt }),
    (changed) => {
      clearDraft(order.id)
      onChanged(changed)
    },
    endpoint,
  )
  const edit = (name: LegName) =>
    change({ edited: [...draft.edited, name], [name]: atPresentAddress(order, name) })
  const undo = (name: LegName) => {
    // A delivery that may only move together with the pickup is undone with it.
    const undone: readonly LegName[] =
      name === 'pickup' && !getMovableLegs(order).delivery ? legNames : [name]
    const emptyLegs = Object.fromEntries(undone.map((each) => [each, emptyLeg]))
    change({ edited: draft.edited.filter((each) => !undone.includes(each)), ...emptyLegs })
  }
  const isEdited = legNames.some((name) => legs[name].isEdited)
  const missing = missingStep(legNames.map((name) => legs[name]))
  const place = () => {
    if (!price.quote || missing) return
    const { prices } = price.quote
    const credit = order.isOnAccount ? payNowField(me, prices.total) : {}
    void reservation.place({ ...toChange({ order, prices, legs, solvesIncident }), ...credit })
  }
  const recalculate = () => {
    reservation.dismiss()
    dispatch(api.util.invalidateTags(['Days', 'Prices', { type: 'Order', id: order.id }]))
  }

  return (
    <Sidebar side="end">
      <Stack gap="lg">
        <OrderIncidents order={order} />
        <TwoLegPlanner label={t('schedule:planner')} pickup={leg('pickup')} delivery={leg('delivery')} />
      </Stack>
      <ChangeSummary
        me={me}
        order={order}
        legs={legs}
        price={price}
        missing={missing && t(missing)}
        reservation={reservation}
        onPlace={place}
        onRecalculate={recalculate}
      />
      <LeaveChange orderId={order.id} isEdited={isEdited} reservation={reservation} />
    </Sidebar>
  )

  function leg(name: LegName) {
    return (
      <ChangeLeg
        name={name}
        leg={legs[name]}
        choice={draft[name]}
        charged={order}
        missed={missed}
        onEdit={() => edit(name)}
        onUndo={() => undo(name)}
        onChange={(chosen) => change({ [name]: chosen })}
      />
    )
  }
}
