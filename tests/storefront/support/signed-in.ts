import { openSession } from '#server/gateway/session-cookie.ts'
import { createCustomerMarker, shopSession } from '#storefront/server/shop-session.ts'

/** The `Cookie` header of a signed-in customer, or of staff who act for the customer. */
export const signedIn = (token = 'x'.repeat(43), customer = '7', isStoreMode = false): string =>
  Object.values(
    openSession(
      { token, marker: createCustomerMarker(customer, isStoreMode), isRemembered: false },
      shopSession(false),
    ),
  )
    .map((line) => line.split(';')[0])
    .join('; ')
