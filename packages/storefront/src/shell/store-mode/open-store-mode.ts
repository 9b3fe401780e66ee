import type { StoreLink } from '@colada/domain/staff/store-link'
import { openStoreMode as endpoint } from '../../features/account/login/store-mode.ts'
import { releaseCart, saveCart } from '../../features/cart/cart-sync.ts'
import { notify } from '../../platform/notices/notices.ts'
import type { AppStore } from '../../platform/store/store.ts'

/**
 * Replaces the session by one of store mode and loads the page again for the customer, whose data it shows then. The cart
 * of whoever used the browser before is not the customer's.
 */
export async function openStoreMode(
  { dispatch }: AppStore,
  { storeId, email, staffId, guestId }: StoreLink,
  security: string,
): Promise<void> {
  await dispatch(saveCart())
  const guest = guestId === undefined ? {} : { guest_id: guestId }
  const body = { email, password: '', lavanderia_id: storeId, admin_id: staffId, ...guest, security }
  const { error } = await dispatch(endpoint.initiate(body))
  if (error) {
    notify({ key: 'store:refused', tone: 'danger', duration: 'untilClosed' })
    return
  }
  dispatch(releaseCart())
  location.reload()
}
