import * as z from 'zod/mini'

/**
 * Status codes of responses. Codes below 400 are those of the error catalogue (spec 001 §8); codes with four digits are
 * extensions. Each has its HTTP status (decisions: Calls).
 */
export const statusCodes = {
  ok: { code: 200, http: 200 },
  emailRefused: { code: 108, http: 422 },
  noCards: { code: 146, http: 200 },
  addressRefused: { code: 205, http: 422 },
  noAvailability: { code: 211, http: 409 },
  deliveryFixed: { code: 308, http: 409 },
  phoneRefused: { code: 310, http: 422 },
  notSignedIn: { code: 401, http: 401 },
  forbidden: { code: 403, http: 403 },
  notFound: { code: 404, http: 404 },
  invalid: { code: 422, http: 422 },
  tooMany: { code: 429, http: 429 },
  failed: { code: 500, http: 500 },
  unavailable: { code: 503, http: 503 },
  credentialsRefused: { code: 1001, http: 401 },
  linkInvalid: { code: 1002, http: 404 },
  loginLocked: { code: 1003, http: 429 },
  oldPasswordRefused: { code: 1004, http: 422 },
  passkeyRefused: { code: 1005, http: 401 },
  facebookRefused: { code: 1006, http: 401 },
  addressInUse: { code: 1007, http: 409 },
  openOrders: { code: 1008, http: 409 },
  accountExists: { code: 1009, http: 409 },
  couponUnknown: { code: 1101, http: 200 },
  couponExpired: { code: 1102, http: 200 },
  couponUsed: { code: 1103, http: 200 },
  couponNotFirstOrder: { code: 1104, http: 200 },
  couponBelowMinimum: { code: 1105, http: 200 },
  couponForBusinesses: { code: 1106, http: 200 },
  couponForPrivate: { code: 1107, http: 200 },
  couponNotForPacks: { code: 1108, http: 200 },
  couponWithoutEffect: { code: 1109, http: 200 },
  couponNotForChanges: { code: 1110, http: 200 },
  pricesChanged: { code: 1201, http: 409 },
  zoneNotCovered: { code: 1202, http: 409 },
  cartRefused: { code: 1203, http: 422 },
  orderNotPayable: { code: 1204, http: 409 },
  transitionRefused: { code: 1205, http: 409 },
  idempotencyMismatch: { code: 1206, http: 422 },
  idempotencyInProgress: { code: 1207, http: 409 },
  pickupFixed: { code: 1208, http: 409 },
  garmentsFixed: { code: 1209, http: 409 },
  deliveryTooSoon: { code: 1210, http: 409 },
  orderTooLarge: { code: 1211, http: 409 },
  paymentProviderDown: { code: 1301, http: 503 },
  paymentUnderReview: { code: 1302, http: 409 },
  paymentDeclined: { code: 1303, http: 402 },
  tooManyMessages: { code: 1401, http: 429 },
  reportTooLate: { code: 1402, http: 409 },
  sessionChanged: { code: 1501, http: 409 },
} as const

export type StatusName = keyof typeof statusCodes

/** `status` of every response: a code of {@link statusCodes} and a message in the request's language. */
export const statusSchema = z.object({ code: z.number(), message: z.string() })
export type WireStatus = z.infer<typeof statusSchema>

/** Body of every error response; `errors` has the messages of a 422 by field. */
export const failureSchema = z.object({
  status: statusSchema,
  message: z.optional(z.string()),
  errors: z.optional(z.record(z.string(), z.array(z.string()))),
})
export type WireFailure = z.infer<typeof failureSchema>
