import { STANDARD_TRANSPORT_CENTS } from '@colada/domain/cart/totals'
import { categoryIds } from '@colada/domain/catalogue/category'
import { compatibleCategories } from '@colada/domain/catalogue/compatibility'
import { checkData } from '../check-data.ts'
import all from './all-categories.json' with { type: 'json' }
import carpets from './carpets.json' with { type: 'json' }
import {
  allCategoriesFile,
  categoryFile,
  type SeedCategory,
  type SeedCategoryText,
} from './category-schema.ts'
import companies from './companies.json' with { type: 'json' }
import dryCleaning from './dry-cleaning.json' with { type: 'json' }
import duvets from './duvets.json' with { type: 'json' }
import express from './express.json' with { type: 'json' }
import ironing from './ironing.json' with { type: 'json' }
import laundry from './laundry.json' with { type: 'json' }
import leather from './leather.json' with { type: 'json' }
import renting from './renting.json' with { type: 'json' }
import specialItems from './special-items.json' with { type: 'json' }
import vouchers from './vouchers.json' with { type: 'json' }

/** Every category of the shop, in display order. */
export const catalogue: readonly SeedCategory[] = [
  readCategory('dry-cleaning.json', dryCleaning),
  readCategory('laundry.json', laundry),
  readCategory('ironing.json', ironing),
  readCategory('duvets.json', duvets),
  readCategory('carpets.json', carpets),
  readCategory('leather.json', leather),
  readCategory('special-items.json', specialItems),
  readCategory('vouchers.json', vouchers),
  readCategory('express.json', express),
  readCategory('companies.json', companies),
  readCategory('renting.json', renting),
]

/** The pseudo-category that shows every product (spec 000 §3, Category). It contains none itself. */
export const allCategories: {
  readonly id: typeof categoryIds.all
  readonly es: SeedCategoryText
  readonly en: SeedCategoryText
} = { id: categoryIds.all, ...checkData('catalogue/all-categories.json', allCategoriesFile, all) }

function readCategory(file: string, content: unknown): SeedCategory {
  const { category, es, en, products } = checkData(`catalogue/${file}`, categoryFile, content)
  const id = categoryIds[category]
  return {
    id,
    // Packs are codes: nothing is collected or delivered.
    transportCents: category === 'vouchers' ? 0 : STANDARD_TRANSPORT_CENTS,
    compatible: compatibleCategories(id),
    es,
    en,
    products,
  }
}
