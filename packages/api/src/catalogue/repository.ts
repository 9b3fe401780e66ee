import type { MeasureKind } from '@colada/domain/catalogue/product'
import type { Cents } from '@colada/domain/money/money'
import type { Bilingual } from '@colada/domain/wire/language'
import { and, asc, eq, inArray, notInArray, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Executor } from '../database/connection.ts'
import { prepared } from '../database/prepared.ts'
import { catalogueState, categories, products } from './tables.ts'

export type CategoryRow = typeof categories.$inferSelect
export type ProductRow = typeof products.$inferSelect
export type CatalogueState = typeof catalogueState.$inferSelect
export type NewCategory = typeof categories.$inferInsert
export type NewProduct = typeof products.$inferInsert

/** The product data for pricing a cart. */
export interface PricedProduct {
  readonly id: number
  readonly categoryId: number
  /** Whether its category is disabled, which only staff can order from. */
  readonly isDisabled: boolean
  /** Per piece, or per square metre for measured products. */
  readonly price: Cents
  readonly measure: MeasureKind | null
  /** Transport of the category, both legs. */
  readonly transport: Cents
  readonly names: Bilingual
  readonly categoryNames: Bilingual
}

/** Returns the active categories by position. */
export async function listCategories(executor: Executor): Promise<CategoryRow[]> {
  return executor
    .select()
    .from(categories)
    .where(eq(categories.isActive, true))
    .orderBy(asc(categories.position))
}

export async function listProducts(executor: Executor): Promise<ProductRow[]> {
  return executor.select().from(products).where(eq(products.isActive, true)).orderBy(asc(products.position))
}

const nameIn = (texts: AnyPgColumn) => sql<string>`${texts} ->> 'name'`

const pricedById = prepared((executor) =>
  executor
    .select({
      id: products.id,
      categoryId: products.categoryId,
      isDisabled: categories.isDisabled,
      price: products.price,
      measure: products.measure,
      transport: categories.transport,
      names: { es: nameIn(products.es), en: nameIn(products.en) },
      categoryNames: { es: nameIn(categories.es), en: nameIn(categories.en) },
    })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(
      and(
        sql`${products.id} = any(${sql.placeholder('ids')})`,
        eq(products.isActive, true),
        eq(categories.isActive, true),
      ),
    )
    .prepare('priced_by_id'),
)

/** Returns the pricing data of active products by id. */
export async function findPriced(executor: Executor, ids: readonly number[]): Promise<PricedProduct[]> {
  return ids.length === 0 ? [] : pricedById(executor).execute({ ids: [...ids] })
}

/** Returns the pictures of products by id, of inactive ones too. */
export async function findPictures(
  executor: Executor,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await executor
    .select({ id: products.id, picture: products.picture })
    .from(products)
    .where(inArray(products.id, [...ids]))
  return new Map(rows.map(({ id, picture }) => [id, picture]))
}

export async function findState(executor: Executor): Promise<CatalogueState | undefined> {
  const [row] = await executor.select().from(catalogueState)
  return row
}

/** Stores the notice above the catalogue. Its HTML must be sanitised. */
export async function updateNotice(
  executor: Executor,
  { es, en }: Bilingual<{ readonly message: string; readonly subheader: string }>,
): Promise<void> {
  await executor.update(catalogueState).set({
    flashMessageEs: es.message,
    flashMessageEn: en.message,
    flashSubheaderEs: es.subheader,
    flashSubheaderEn: en.subheader,
  })
}

/**
 * Stores the quantity ordered of each product, 0 for those without one, and a hash of the order that results: a new order
 * is a new version of the catalogue, other quantities in the same order are not.
 */
export async function setOrderedQuantities(
  executor: Executor,
  quantities: ReadonlyMap<number, number>,
): Promise<void> {
  const ids = sql.param([...quantities.keys()])
  const pieces = sql.param([...quantities.values()])
  await executor.execute(sql`
    update products set ordered_quantity = counted.quantity
    from (
      select products.id, coalesce(ordered.quantity, 0) as quantity
      from products left join unnest(${ids}::integer[], ${pieces}::integer[]) as ordered(id, quantity) using (id)
    ) as counted
    where products.id = counted.id and products.ordered_quantity <> counted.quantity`)
  await executor.update(catalogueState).set({
    popularityVersion: sql`(
      select coalesce(left(md5(string_agg(id::text, ' ' order by ordered_quantity desc, position)), 8), '')
      from products where ordered_quantity > 0
    )`,
  })
}

/** The columns that customers see; a difference in one of them updates `changed_at`. */
const categoryContent = ['is_active', 'is_disabled', 'transport', 'compatible', 'es', 'en']
const productContent = ['category_id', 'is_active', 'price', 'measure', 'picture', 'es', 'en']

/** PostgreSQL allows 65,535 parameters per statement; a row has about twelve. */
const BATCH_SIZE = 1_000

/** Upserts this catalogue. Rows that it no longer has become inactive, since orders reference them. */
export async function replaceCatalogue(
  executor: Executor,
  catalogue: {
    version: string
    changedAt: Date
    categories: readonly NewCategory[]
    products: readonly NewProduct[]
  },
): Promise<void> {
  await executor
    .insert(categories)
    .values(catalogue.categories.map((row) => ({ ...row, changedAt: catalogue.changedAt })))
    .onConflictDoUpdate({
      target: categories.id,
      set: {
        ...excluded(['position', ...categoryContent]),
        changedAt: whenChanged('categories', categoryContent),
      },
    })
  for (let at = 0; at < catalogue.products.length; at += BATCH_SIZE) {
    await executor
      .insert(products)
      .values(
        catalogue.products
          .slice(at, at + BATCH_SIZE)
          .map((row) => ({ ...row, changedAt: catalogue.changedAt })),
      )
      .onConflictDoUpdate({
        target: products.id,
        set: {
          ...excluded(['position', ...productContent]),
          changedAt: whenChanged('products', productContent),
        },
      })
  }
  await executor
    .update(categories)
    .set({ isActive: false, changedAt: catalogue.changedAt })
    .where(
      and(
        eq(categories.isActive, true),
        notInArray(
          categories.id,
          catalogue.categories.map(({ id }) => id),
        ),
      ),
    )
  const left = await executor
    .update(products)
    .set({ isActive: false, changedAt: catalogue.changedAt })
    .where(
      and(
        eq(products.isActive, true),
        notInArray(
          products.id,
          catalogue.products.map(({ id }) => id),
        ),
      ),
    )
    .returning({ categoryId: products.categoryId })
  await markChanged(executor, catalogue.changedAt, left)
  await executor
    .insert(catalogueState)
    .values({ version: catalogue.version })
    .onConflictDoUpdate({ target: catalogueState.id, set: { version: catalogue.version } })
}

/** Updates `changed_at` of categories that lost a product. */
async function markChanged(
  executor: Executor,
  changedAt: Date,
  left: readonly { readonly categoryId: number }[],
): Promise<void> {
  if (left.length === 0) return
  const ids = left.map(({ categoryId }) => categoryId)
  await executor.update(categories).set({ changedAt }).where(inArray(categories.id, ids))
}

/** SQL for `changed_at` of an upsert: the new row's if the content differs, otherwise the old row's. */
function whenChanged(table: string, columns: readonly string[]) {
  const row = (of: string) => columns.map((column) => `${of}."${column}"`).join(', ')
  return sql.raw(
    `case when (${row(table)}) is distinct from (${row('excluded')}) then excluded."changed_at" else ${table}."changed_at" end`,
  )
}

/** `set` of an upsert: each column gets the new row's value. Keys are the tables' property names. */
function excluded(columns: readonly string[]) {
  return Object.fromEntries(
    columns.map((column) => [
      column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
      sql.raw(`excluded."${column}"`),
    ]),
  )
}
