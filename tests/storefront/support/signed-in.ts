import { openSession } from '#storefront/server/session-cookie.ts'

/** The `Cookie` header of a signed-in customer. */
export const signedIn = (token = 'x'.repeat(43), customer = '7'): string =>
  Object.values(openSession({ token, customer, isRemembered: false }, { secure: false }))
    .map((line) => line.split(';')[0])
    .join('; ')
