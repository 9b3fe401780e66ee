import { serviceTerms } from '../content/service-terms.ts'
import type { Cents } from '../money/money.ts'

/** What happened to the garments of a claim. */
export const claimKinds = ['lost', 'damaged'] as const
export type ClaimKind = (typeof claimKinds)[number]

/**
 * States of a claim (operations §5.5). `proposed`: the customer has an amount to answer. `closed`: the garment was found,
 * which ends a claim without payment.
 */
export const claimStates = [
  'received',
  'searching',
  'proposed',
  'accepted',
  'disputed',
  'paid',
  'refused',
  'closed',
] as const
export type ClaimState = (typeof claimStates)[number]

/** How the customer wants the compensation: back the way it was paid, by bank transfer, or for further orders. */
export const payouts = ['refund', 'transfer', 'credit'] as const
export type Payout = (typeof payouts)[number]

/** What staff do with a claim. `propose` recommends an amount; `decide` offers it to the customer. */
export const claimActions = ['search', 'propose', 'decide', 'refuse', 'close', 'pay'] as const
export type ClaimAction = (typeof claimActions)[number]

/** Claims that wait for an amount. */
const undecided: readonly ClaimState[] = ['received', 'searching', 'disputed']

const statesOfAction: Readonly<Record<ClaimAction, readonly ClaimState[]>> = {
  search: ['received'],
  propose: undecided,
  decide: undecided,
  refuse: undecided,
  close: [...undecided, 'proposed'],
  pay: ['accepted'],
}

/** Whether staff may do something with a claim in its state. Only what was lost is searched and found. */
export function canAct(
  action: ClaimAction,
  { kind, state }: { readonly kind: ClaimKind; readonly state: ClaimState },
): boolean {
  if ((action === 'search' || action === 'close') && kind !== 'lost') return false
  return statesOfAction[action].includes(state)
}

/** Whether a claim has ended. */
export function isClaimOver(state: ClaimState): boolean {
  return state === 'paid' || state === 'refused' || state === 'closed'
}

/** Whether a compensation needs a second person and the file of an appraiser. */
export function needsAppraisal(amount: Cents): boolean {
  return amount > serviceTerms.appraisalThreshold
}
