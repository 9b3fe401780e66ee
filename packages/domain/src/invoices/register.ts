/** Where invoices are registered: nowhere, or at the tax office in the mode VERI*FACTU (RD 1007/2023). */
export const taxRegisters = ['none', 'verifactu'] as const
export type TaxRegister = (typeof taxRegisters)[number]

/** What the tax office says about the record of an invoice. */
export const recordStates = ['waiting', 'accepted', 'accepted_with_errors', 'rejected'] as const
export type RecordState = (typeof recordStates)[number]

/**
 * What a record that corrects another one says about refusals, as the tax office names it (Orden HAC/1177/2024, list L17): `N`
 * for a record that was accepted with errors, `X` when the tax office has no record of the invoice, `S` when it has one and
 * refused a correction of it.
 */
export type PriorRejection = 'N' | 'S' | 'X'

/** States of a record that a further one corrects. */
const correctable: readonly RecordState[] = ['accepted_with_errors', 'rejected']

/** Whether the record of an invoice can be corrected: the tax office has refused or criticised it. */
export function isCorrectable(state: RecordState | undefined): boolean {
  return state !== undefined && correctable.includes(state)
}

/**
 * Returns what the next record of an invoice says about refusals.
 * @param states of its records, the oldest first
 */
export function priorRejectionOf(states: readonly RecordState[]): PriorRejection {
  if (states.at(-1) !== 'rejected') return 'N'
  return states.some((state) => state.startsWith('accepted')) ? 'S' : 'X'
}
