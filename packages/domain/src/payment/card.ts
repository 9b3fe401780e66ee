/** A card the customer agreed to keep (spec 000 §3); the number itself never reaches us. */
export interface SavedCard {
  readonly id: string
  readonly brand: string
  readonly last4: string
  readonly expMonth: number
  readonly expYear: number
}
