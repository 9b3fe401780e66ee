import type { ProductId } from '@colada/domain/catalogue/product'

/** What companies get on everything they order. */
export const businessOffer = { code: 'EMPRESA10', percent: 10 } as const

/** Half the van, once, on an order of some size; `minimum` in cents of items. */
export const vanOffer = { code: 'FURGO50', percent: 50, minimum: 2000 } as const

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
