import type { ProductId } from '@colada/domain/catalogue/product'
import type { Cents } from '@colada/domain/money/money'

/** The welcome offer of everybody's first order (spec 001 §9). A friend's personal code gives the same. */
export const firstOrderOffer = { code: 'WASH20WEB', percent: 20 } as const

/** What the customer who brought a friend gets when the friend's first order is delivered (spec 001 §9). */
export const referralReward: Cents = 600

/** Uses of the code that each pack of the catalogue comes with. */
export const packUses: Readonly<Record<ProductId, number>> = {
  700: 5,
  701: 10,
  702: 10,
  703: 20,
  704: 3,
  705: 4,
  706: 2,
}
