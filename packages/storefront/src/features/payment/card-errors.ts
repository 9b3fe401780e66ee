/**
 * Causes of a declined card that have a sentence of their own, by the provider's codes. The provider's messages are not
 * shown: stored ones are in English, and a lost or stolen card must not be named as such.
 */
const declineCauses = {
  insufficient_funds: 'funds',
  expired_card: 'expired',
  incorrect_cvc: 'securityCode',
  invalid_cvc: 'securityCode',
  incorrect_number: 'number',
  invalid_number: 'number',
  invalid_expiry_month: 'expiry',
  invalid_expiry_year: 'expiry',
  authentication_required: 'authentication',
  card_authentication_failed: 'authentication',
  payment_intent_authentication_failure: 'authentication',
  card_velocity_exceeded: 'limit',
  withdrawal_count_limit_exceeded: 'limit',
  card_not_supported: 'unsupported',
  currency_not_supported: 'unsupported',
  transaction_not_allowed: 'unsupported',
  processing_error: 'temporary',
  issuer_not_available: 'temporary',
  reenter_transaction: 'temporary',
  try_again_later: 'temporary',
  test_mode_live_card: 'testMode',
} as const

export type DeclineCause = (typeof declineCauses)[keyof typeof declineCauses] | 'declined'

/** What is wrong with the input of a card, by the provider's codes. */
const inputCauses = {
  incomplete_number: 'incompleteNumber',
  invalid_number: 'number',
  incomplete_expiry: 'incompleteExpiry',
  invalid_expiry: 'expiry',
  invalid_expiry_month: 'expiry',
  invalid_expiry_month_past: 'expired',
  invalid_expiry_year: 'expiry',
  invalid_expiry_year_past: 'expired',
  incomplete_cvc: 'incompleteSecurityCode',
  invalid_cvc: 'incompleteSecurityCode',
} as const

export type InputCause = (typeof inputCauses)[keyof typeof inputCauses] | 'input'

/** The codes of an error of the provider. */
export interface ProviderErrorCodes {
  readonly code?: string | undefined
  readonly decline_code?: string | undefined
}

const find = <T>(causes: Readonly<Record<string, T>>, code = ''): T | undefined =>
  Object.hasOwn(causes, code) ? causes[code] : undefined

export function declineCause({ code, decline_code }: ProviderErrorCodes): DeclineCause {
  return find(declineCauses, decline_code) ?? find(declineCauses, code) ?? 'declined'
}

export function inputCause(code: string | undefined): InputCause {
  return find(inputCauses, code) ?? 'input'
}
