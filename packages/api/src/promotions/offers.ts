import type { ProductId } from '@colada/domain/catalogue/product'

/** The discount of companies on all orders. */
export const businessOffer = { code: 'EMPRESA10', percent: 10 } as const

/** Half the transport, once per customer; `minimum` in cents of items. */
export const vanOffer = { code: 'FURGO50', percent: 50, minimum: 2000 } as const

/** Number of uses of each pack's code. */
export const packUses: Readonly<Record<ProductId, number>> = {
  700: 5,
  701: 10,
  702: 10,
  703: 20,
  704: 3,
  705: 4,
  706: 2,
}
