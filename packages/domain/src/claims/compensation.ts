import { compensationByAge, serviceTerms } from '../content/service-terms.ts'
import { type Cents, percentage } from '../money/money.ts'

const MONTHS_PER_YEAR = 12

/** Pieces of a garment that a claim is about. */
export interface ClaimedGarment {
  /** Number of pieces. */
  readonly quantity: number
  /** Price of the service for these pieces, VAT included. */
  readonly service: Cents
  /** Price of one piece when it was new. */
  readonly value: Cents
  readonly ageMonths: number
  /** The value of one piece that both sides agreed on the receipt; it binds them. `null` without one. */
  readonly agreedValue: Cents | null
}

/** What the compensation of a garment follows from. */
export type CompensationBasis = 'agreed' | 'age' | 'cap'

export interface GarmentCompensation {
  readonly amount: Cents
  readonly basis: CompensationBasis
  /** Percent of the new value that its age leaves. */
  readonly percent: number
}

export interface Compensation {
  /** By garment, in the same order. */
  readonly garments: readonly GarmentCompensation[]
  /** What the garments add up to, before the cap of a lost order. */
  readonly sum: Cents
  /** What is proposed. */
  readonly amount: Cents
  /** The highest amount without an appraisal. */
  readonly maximum: Cents
}

/**
 * Calculates the compensation of garments that were lost or damaged. An agreed value is paid as it stands (RD 1453/1987).
 * Otherwise the new value counts with the share of its age, up to ten times the price of the service; the garments of a
 * whole lost order together up to five times theirs. Source: spec 001 §9 (Money), operations §5.5.
 *
 * @param isLostOrder whether all garments of an order were lost
 */
export function compensationOf(
  garments: readonly ClaimedGarment[],
  { isLostOrder }: { readonly isLostOrder: boolean },
): Compensation {
  const results = garments.map(compensationOfGarment)
  const sum = total(results.map(({ amount }) => amount))
  const agreed = total(garments.map(({ agreedValue, quantity }) => (agreedValue ?? 0) * quantity))
  const service = total(garments.map((garment) => (garment.agreedValue === null ? garment.service : 0)))
  const multiple = isLostOrder ? serviceTerms.lostOrderMultiple : serviceTerms.maxMultiple
  const maximum = agreed + multiple * service
  return { garments: results, sum, amount: Math.min(sum, maximum), maximum }
}

function compensationOfGarment({
  quantity,
  service,
  value,
  ageMonths,
  agreedValue,
}: ClaimedGarment): GarmentCompensation {
  const percent = percentByAge(ageMonths)
  if (agreedValue !== null) return { amount: agreedValue * quantity, basis: 'agreed', percent }
  const share = percentage(value, percent) * quantity
  const cap = service * serviceTerms.maxMultiple
  return share > cap ? { amount: cap, basis: 'cap', percent } : { amount: share, basis: 'age', percent }
}

/** Percent of the new value that is left of a garment of this age. */
export function percentByAge(ageMonths: number): number {
  const years = ageMonths / MONTHS_PER_YEAR
  return compensationByAge.find(({ belowYears }) => belowYears === null || years < belowYears)!.percent
}

function total(amounts: readonly Cents[]): Cents {
  return amounts.reduce((sum, amount) => sum + amount, 0)
}
