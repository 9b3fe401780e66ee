/** A saved card (spec 000 §3). The card number is known to the provider only. */
export interface SavedCard {
  readonly id: string
  readonly brand: string
  readonly last4: string
  readonly expMonth: number
  readonly expYear: number
}
