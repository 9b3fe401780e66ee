import type { GroundShape, Illustration } from './compose.ts'
import { companies, renting } from './products/business.ts'
import { carpets } from './products/carpets.ts'
import { dryCleaning } from './products/dry-cleaning.ts'
import { duvets } from './products/duvets.ts'
import { expressItems } from './products/express.ts'
import { ironing } from './products/ironing.ts'
import { laundry } from './products/laundry.ts'
import { leather } from './products/leather.ts'
import { specialItems } from './products/special-items.ts'
import { vouchers } from './products/vouchers.ts'

const drawn: Readonly<Record<number, Illustration>> = {
  ...dryCleaning,
  ...laundry,
  ...duvets,
  ...ironing,
  ...carpets,
  ...leather,
  ...vouchers,
  ...specialItems,
  ...companies,
  ...renting,
  ...expressItems,
}

/** The picture of every product, by its catalogue id; neighbours lie on different ground shapes. */
export const products: ReadonlyMap<number, Illustration> = new Map(
  Object.entries(drawn).map(([id, picture]) => [
    Number(id),
    { shape: (Number(id) % 4) as GroundShape, ...picture },
  ]),
)
