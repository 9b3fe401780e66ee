import { stores } from '@colada/domain/coverage/stores'

/** The name of a store. */
export function storeName(id: number): string {
  return stores.find((store) => store.id === id)?.name ?? String(id)
}
