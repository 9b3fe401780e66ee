import { openSession } from '#server/gateway/session-cookie.ts'
import { createCustomerMarker, shopSession } from '#storefront/server/shop-session.ts'

/** The `Cookie` header of a signed-in customer. */
export const signedIn = (token = 'x'.repeat(43), customer = '7'): string =>
  Object.values(
    openSession({ token, marker: createCustomerMarker(customer), isRemembered: false }, shopSession(false)),
  )
    .map((line) => line.split(';')[0])
    .join('; ')
