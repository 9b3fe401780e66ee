import { storeLinkParameters } from '@colada/domain/staff/store-link'
import type { AppStore } from '../../platform/store/store.ts'

/**
 * Opens store mode when the page was loaded with its link. The parameters are removed from the URL at once, so that neither
 * the history nor a shared address has them (decisions: Store mode).
 */
export function startStoreModeWhenLinked(store: AppStore): void {
  const url = new URL(location.href)
  if (!url.searchParams.has('lavanderia_id')) return
  const [storeId, security, email, staffId, guestId] = storeLinkParameters.map((name) => {
    const value = url.searchParams.get(name) ?? ''
    url.searchParams.delete(name)
    return value
  }) as [string, string, string, string, string]
  history.replaceState(history.state, '', url)
  const guest = guestId === '' ? {} : { guestId: Number(guestId) }
  const link = { storeId: Number(storeId), email, staffId: Number(staffId), ...guest }
  void import('./open-store-mode.ts').then(({ openStoreMode }) => openStoreMode(store, link, security))
}
