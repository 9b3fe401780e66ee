import { type Cents, roundCents } from './money.ts'

/** VAT rate of all products and services (spec 001 §9). */
export const VAT_PERCENT = 21

/** VAT included in a gross amount. */
export function includedVat(gross: Cents): Cents {
  return roundCents((gross * VAT_PERCENT) / (100 + VAT_PERCENT))
}
