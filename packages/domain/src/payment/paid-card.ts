import * as z from 'zod/mini'

/** The card of a payment, as its provider names it. */
export const paidCard = z.object({
  /** `visa`. */
  brand: z.string(),
  last4: z.string(),
})
export type PaidCard = z.infer<typeof paidCard>
