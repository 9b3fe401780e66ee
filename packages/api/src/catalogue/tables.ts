import type { MeasureKind } from '@colada/domain/catalogue/product'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import { priceLists } from '../account/tables.ts'

/** Texts of a category in one language. */
export interface CategoryText {
  readonly slug: string
  readonly name: string
  readonly description: string
  readonly metaTitle: string
  readonly metaDescription: string
}

/** Texts of a product in one language. */
export interface ProductText extends CategoryText {
  readonly serviceType: string
  readonly excluded: string
  readonly searchText: string
}

/** Categories of the shop (spec 000 §3). Amounts are cents. */
export const categories = pgTable('categories', {
  id: integer().primaryKey(),
  position: integer().notNull(),
  isActive: boolean('is_active').notNull().default(true),
  isDisabled: boolean('is_disabled').notNull().default(false),
  /** Cents for both legs. */
  transport: integer().notNull(),
  compatible: integer().array().notNull(),
  es: jsonb().$type<CategoryText>().notNull(),
  en: jsonb().$type<CategoryText>().notNull(),
  /** Of the content that customers see. */
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
})

/** Garments and services (spec 000 §3). A removed product becomes inactive, since orders reference it. */
export const products = pgTable(
  'products',
  {
    id: integer().primaryKey(),
    categoryId: integer('category_id')
      .notNull()
      .references(() => categories.id),
    position: integer().notNull(),
    isActive: boolean('is_active').notNull().default(true),
    /** Cents per piece, or per square metre for measured products. */
    price: integer().notNull(),
    measure: text().$type<MeasureKind>(),
    picture: text().notNull(),
    /** Pieces in recent orders; see `updatePopularity`. */
    orderedQuantity: integer('ordered_quantity').notNull().default(0),
    es: jsonb().$type<ProductText>().notNull(),
    en: jsonb().$type<ProductText>().notNull(),
    /** Of the content that customers see. */
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('products_of_category').on(table.categoryId),
    check('products_price', sql`${table.price} > 0`),
    check('products_measure', sql`${table.measure} in ('carpet', 'curtain', 'flag')`),
  ],
)

/** The prices of a price list, as the shop stores prices: cents, without VAT where the category is listed without it. */
export const priceListPrices = pgTable(
  'price_list_prices',
  {
    priceListId: integer('price_list_id')
      .notNull()
      .references(() => priceLists.id),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    price: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.priceListId, table.productId] }),
    check('price_list_prices_price', sql`${table.price} > 0`),
  ],
)

/** A single row with the catalogue's version and notice. */
export const catalogueState = pgTable(
  'catalogue_state',
  {
    id: integer().primaryKey().default(1),
    version: text().notNull(),
    /** Hash of the order of the products by popularity. */
    popularityVersion: text('popularity_version').notNull().default(''),
    flashMessageEs: text('flash_message_es').notNull().default(''),
    flashMessageEn: text('flash_message_en').notNull().default(''),
    flashSubheaderEs: text('flash_subheader_es').notNull().default(''),
    flashSubheaderEn: text('flash_subheader_en').notNull().default(''),
  },
  (table) => [check('catalogue_state_one_row', sql`${table.id} = 1`)],
)
