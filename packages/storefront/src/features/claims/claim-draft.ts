import type { ProductId } from '@colada/domain/catalogue/product'
import type { ClaimedGarmentForm } from '@colada/domain/claims/claim-form'
import { toEuros } from '@colada/domain/money/money'
import { parseMoney } from '@colada/domain/money/parse-money'

/** A garment that can be claimed, with its number of pieces in the order. */
export interface ClaimableGarment {
  readonly productId: ProductId
  readonly name: string
  readonly pieces: number
}

/** What is typed about a chosen garment. */
export interface GarmentDraft {
  readonly quantity: string
  readonly value: string
  readonly age: string
}

export const emptyGarment: GarmentDraft = { quantity: '1', value: '', age: '' }

/** What is typed about a claim; garments that are not chosen are left out. */
export interface ClaimDraft {
  readonly garments: Readonly<Record<ProductId, GarmentDraft>>
  readonly message: string
}

export type GarmentField = 'value' | 'age'

/** What is missing: `garments`, `message`, or a field of a garment. */
export interface DraftProblems {
  readonly garments?: true
  readonly message?: true
  readonly ofGarment: Readonly<Record<ProductId, readonly GarmentField[]>>
}

/** The chosen garments in the order of the list. */
export function chosenOf(garments: readonly ClaimableGarment[], draft: ClaimDraft): ClaimableGarment[] {
  return garments.filter(({ productId }) => productId in draft.garments)
}

/** Returns what is missing of a claim. */
export function draftProblems(garments: readonly ClaimableGarment[], draft: ClaimDraft): DraftProblems {
  const chosen = chosenOf(garments, draft)
  const missing = chosen.map(({ productId }) => {
    const { value, age } = draft.garments[productId]!
    const fields: GarmentField[] = [
      ...((parseMoney(value) ?? 0) > 0 ? [] : (['value'] as const)),
      ...(/^\d{1,4}$/.test(age.trim()) ? [] : (['age'] as const)),
    ]
    return [productId, fields] as const
  })
  return {
    ...(chosen.length === 0 && { garments: true }),
    ...(draft.message.trim() === '' && { message: true }),
    ofGarment: Object.fromEntries(missing.filter(([, fields]) => fields.length > 0)),
  }
}

/** The garments of a draft without problems, on the wire. */
export function toWireGarments(
  garments: readonly ClaimableGarment[],
  draft: ClaimDraft,
): ClaimedGarmentForm[] {
  return chosenOf(garments, draft).map(({ productId }) => {
    const { quantity, value, age } = draft.garments[productId]!
    return {
      product_id: productId,
      quantity: Number(quantity),
      value: toEuros(parseMoney(value)!),
      age_months: Number(age),
    }
  })
}
