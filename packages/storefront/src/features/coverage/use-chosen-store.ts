import { selectableStores, type Store } from '@colada/domain/coverage/stores'
import { selectChosenStoreId, storeChosen } from '../../platform/store/chosen-store-slice.ts'
import { useAppDispatch, useAppSelector } from '../../platform/store/hooks.ts'
import { selectStaff } from '../../platform/store/session-slice.ts'

export interface ChosenStore {
  /** Four stores, and three more in store mode. */
  readonly stores: readonly Store[]
  /** `undefined` without a choice, and for a store that is not offered any more. */
  readonly chosen: Store | undefined
  readonly choose: (id: number) => void
}

/** The store that the visitor selected to drop off or collect garments (spec 000 §2, Store selector). */
export function useChosenStore(): ChosenStore {
  const dispatch = useAppDispatch()
  const stores = selectableStores(useAppSelector(selectStaff))
  const id = useAppSelector(selectChosenStoreId)
  return {
    stores,
    chosen: stores.find((store) => store.id === id),
    choose: (chosen) => dispatch(storeChosen(chosen)),
  }
}
