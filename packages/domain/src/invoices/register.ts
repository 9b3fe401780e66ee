/** Where invoices are registered: nowhere, or at the tax office in the mode VERI*FACTU (RD 1007/2023). */
export const taxRegisters = ['none', 'verifactu'] as const
export type TaxRegister = (typeof taxRegisters)[number]

/** What the tax office says about the record of an invoice. */
export const recordStates = ['waiting', 'accepted', 'accepted_with_errors', 'rejected'] as const
export type RecordState = (typeof recordStates)[number]
