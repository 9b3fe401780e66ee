import { categoryIds } from '@colada/domain/catalogue/category'
import { carpets } from './carpets.ts'
import { companies } from './companies.ts'
import { dryCleaning } from './dry-cleaning.ts'
import { duvets } from './duvets.ts'
import { express } from './express.ts'
import { ironing } from './ironing.ts'
import { laundry } from './laundry.ts'
import { leather } from './leather.ts'
import { renting } from './renting.ts'
import type { SeedCategory, SeedCategoryText } from './seed-product.ts'
import { specialItems } from './special-items.ts'
import { vouchers } from './vouchers.ts'

/** Every category of the shop in the order a customer meets them. */
export const catalogue: readonly SeedCategory[] = [
  dryCleaning,
  laundry,
  ironing,
  duvets,
  carpets,
  leather,
  specialItems,
  vouchers,
  express,
  companies,
  renting,
]

/** The pseudo-category that shows every product (spec 000 §3, Category). It owns none itself. */
export const allCategories: {
  readonly id: -1
  readonly es: SeedCategoryText
  readonly en: SeedCategoryText
} = {
  id: categoryIds.all,
  es: {
    slug: 'todas-las-categorias',
    name: 'Todas las categorías',
    description:
      'Todo lo que lavamos, limpiamos y planchamos, en una sola lista. Busca tu prenda por su nombre o por su tejido.',
    metaTitle: 'Todos los servicios de lavandería y tintorería',
    metaDescription:
      'Lavandería, tintorería, plancha, edredones, alfombras, piel, cortinas y prendas especiales a domicilio, en una sola lista.',
  },
  en: {
    slug: 'all-categories',
    name: 'All categories',
    description:
      'Everything we wash, clean and iron, in a single list. Look for your garment by its name or by its fabric.',
    metaTitle: 'All laundry and dry-cleaning services',
    metaDescription:
      'Laundry, dry cleaning, ironing, duvets, rugs, leather, curtains and special items from your door, in a single list.',
  },
}
