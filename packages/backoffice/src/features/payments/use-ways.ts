import { type CounterWay, counterWays } from '@colada/domain/payment/ways'
import { mayRecordTransfer } from '@colada/domain/staff/rights'
import { useMeQuery } from '../../platform/session/me.ts'
import { openDrawersOf } from '../drawer/drawer-state.ts'
import { useDrawersQuery } from '../drawer/endpoints.ts'

/** The ways in which the member may take or give money, and the open drawers of their store. */
export function useWays() {
  const { data: me } = useMeQuery()
  const { data: all = [], isLoading } = useDrawersQuery()
  const drawers = openDrawersOf(all, me?.store_id ?? null)
  const own = drawers.find(({ opened_by: name }) => name === me?.name)
  const only = drawers.length === 1 ? drawers[0] : undefined
  const ways = counterWays.filter((way: CounterWay) => way !== 'transfer' || (me && mayRecordTransfer(me)))
  return {
    ways,
    drawers,
    /** The drawer that is chosen at first: the member's, or the only one; empty without it. */
    ownDrawer: String((own ?? only)?.id ?? ''),
    isLoading: isLoading || me === undefined,
  }
}
