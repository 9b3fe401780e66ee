/** The outcome of charging a test card. */
export type CardBehaviour =
  | { outcome: 'accepted' }
  | { outcome: 'challenged' }
  | { outcome: 'declined'; code: string; declineCode?: string; message: string }

type TestCard = {
  number: string
  /** The provider's test payment method with the same behaviour. */
  methodId?: string
  behaviour: CardBehaviour
}

const declined = (message: string, code: string, declineCode?: string): CardBehaviour => ({
  outcome: 'declined',
  code,
  message,
  ...(declineCode && { declineCode }),
})

const cardDeclined = (declineCode: string) =>
  declined('Your card was declined.', 'card_declined', declineCode)
const insufficient = declined('Your card has insufficient funds.', 'card_declined', 'insufficient_funds')
const expired = declined('Your card has expired.', 'expired_card', 'expired_card')
const wrongCvc = declined("Your card's security code is incorrect.", 'incorrect_cvc', 'incorrect_cvc')
const processing = declined(
  'An error occurred while processing your card. Try again in a little bit.',
  'processing_error',
  'processing_error',
)

const accepted: CardBehaviour = { outcome: 'accepted' }
const challenged: CardBehaviour = { outcome: 'challenged' }

/** The supported subset of the provider's published test cards. */
export const testCards: readonly TestCard[] = [
  { number: '4242424242424242', methodId: 'pm_card_visa', behaviour: accepted },
  { number: '5555555555554444', methodId: 'pm_card_mastercard', behaviour: accepted },
  { number: '378282246310005', methodId: 'pm_card_amex', behaviour: accepted },
  { number: '4000002500003155', methodId: 'pm_card_authenticationRequiredOnSetup', behaviour: challenged },
  { number: '4000002760003184', methodId: 'pm_card_authenticationRequired', behaviour: challenged },
  { number: '4000000000003220', methodId: 'pm_card_threeDSecure2Required', behaviour: challenged },
  {
    number: '4000000000000002',
    methodId: 'pm_card_chargeDeclined',
    behaviour: cardDeclined('generic_decline'),
  },
  {
    number: '4000000000009995',
    methodId: 'pm_card_chargeDeclinedInsufficientFunds',
    behaviour: insufficient,
  },
  {
    number: '4000000000009987',
    methodId: 'pm_card_chargeDeclinedLostCard',
    behaviour: cardDeclined('lost_card'),
  },
  {
    number: '4000000000009979',
    methodId: 'pm_card_chargeDeclinedStolenCard',
    behaviour: cardDeclined('stolen_card'),
  },
  { number: '4000000000000069', methodId: 'pm_card_chargeDeclinedExpiredCard', behaviour: expired },
  { number: '4000000000000127', methodId: 'pm_card_chargeDeclinedIncorrectCvc', behaviour: wrongCvc },
  { number: '4000000000000119', methodId: 'pm_card_chargeDeclinedProcessingError', behaviour: processing },
]

/** Any other card may be real: it is declined, and its number is never stored. */
const unlistedCard = declined(
  'Your card was declined. Your request was in test mode, but used a non test card. For a list of valid test cards, visit: https://stripe.com/docs/testing.',
  'card_declined',
  'test_mode_live_card',
)

export function behaviourOf(number: string): CardBehaviour {
  return testCards.find((card) => card.number === number)?.behaviour ?? unlistedCard
}
