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

/** What pricing a cart needs to know of a product. */
export interface PricedProduct {
  readonly id: number
  readonly categoryId: number
  /** For a piece, or a square metre when measured. */
  readonly price: Cents
  readonly measure: MeasureKind | null
  /** Both legs of its category. */
  readonly transport: Cents
  readonly names: Bilingual
  readonly categoryNames: Bilingual
}

/** Categories on show, in the order a customer meets them. */
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

/** What pricing needs of products by id; those that left the catalogue are not found. */
export async function findPriced(executor: Executor, ids: readonly number[]): Promise<PricedProduct[]> {
  return ids.length === 0 ? [] : pricedById(executor).execute({ ids: [...ids] })
}

export async function findState(executor: Executor): Promise<CatalogueState | undefined> {
  const [row] = await executor.select().from(catalogueState)
  return row
}

/** The notice above the catalogue; its HTML has been cleaned. */
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

/** What a customer sees of a row: when one of these differs, it has changed. */
const categoryContent = ['is_active', 'is_disabled', 'transport', 'compatible', 'es', 'en']
const productContent = ['category_id', 'is_active', 'price', 'measure', 'picture', 'es', 'en']

/** A statement takes 65,535 values, and a row has a dozen. */
const rowsAtOnce = 1_000

/** Makes the tables hold this catalogue. What it no longer has is taken off show, since orders still name it. */
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
  for (let at = 0; at < catalogue.products.length; at += rowsAtOnce) {
    await executor
      .insert(products)
      .values(
        catalogue.products
          .slice(at, at + rowsAtOnce)
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

/** A category says something else without a product, which is no longer there to say so itself. */
async function markChanged(
  executor: Executor,
  changedAt: Date,
  left: readonly { readonly categoryId: number }[],
): Promise<void> {
  if (left.length === 0) return
  const ids = left.map(({ categoryId }) => categoryId)
  await executor.update(categories).set({ changedAt }).where(inArray(categories.id, ids))
}

/** The moment of the new row where it says something else than the old one, which keeps its own otherwise. */
function whenChanged(table: string, columns: readonly string[]) {
  const row = (of: string) => columns.map((column) => `${of}."${column}"`).join(', ')
  return sql.raw(
    `case when (${row(table)}) is distinct from (${row('excluded')}) then excluded."changed_at" else ${table}."changed_at" end`,
  )
}

/** `set` of an upsert: each column takes the new row's value. Keys are the tables' property names. */
function excluded(columns: readonly string[]) {
  return Object.fromEntries(
    columns.map((column) => [
      column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
      sql.raw(`excluded."${column}"`),
    ]),
  )
}
