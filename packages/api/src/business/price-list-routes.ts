import { fromEuros, toEuros } from '@colada/domain/money/money'
import {
  addPriceList,
  getPriceList,
  getPriceLists,
  updatePriceList,
  type WirePriceList,
} from '@colada/domain/staff/price-list-contract'
import type { FastifyInstance } from 'fastify'
import { addPriceList as insertPriceList } from '../account/service.ts'
import { changePriceList, findPricedProducts, findPriceList, listPriceLists } from '../catalogue/service.ts'
import { type Executor, runTransaction } from '../database/connection.ts'
import type { AppDependencies } from '../dependencies.ts'
import { registerEndpoint } from '../plugins/endpoints.ts'
import { ApiError } from '../plugins/errors.ts'
import { keyedRequest, runOnce } from '../plugins/idempotency.ts'
import { recordAction } from '../staff/service.ts'

/** The price lists of companies, for operations. */
export function priceListRoutes(app: FastifyInstance, { database: { db }, clock }: AppDependencies): void {
  registerEndpoint(app, getPriceLists, async () => ({
    lists: (await listPriceLists(db)).map(({ list: { id, name, archivedAt }, ...counts }) => ({
      id,
      name,
      archived: archivedAt !== null,
      ...counts,
    })),
  }))

  registerEndpoint(app, getPriceList, async ({ params }) => ({ list: await present(db, params.priceListId) }))

  registerEndpoint(app, addPriceList, async (context) => {
    const { actor, body } = context
    const at = new Date(clock())
    return runTransaction(db, (tx) =>
      runOnce(tx, keyedRequest(context, addPriceList.name, body, at), async () => {
        const id = await insertPriceList(tx, body.name, at)
        const subject = { subjectKind: 'price-list', subjectId: id, after: { name: body.name } }
        await recordAction(tx, actor, { action: 'price-list-added', ...subject }, at)
        return { list: await present(tx, id) }
      }),
    )
  })

  registerEndpoint(app, updatePriceList, async ({ actor, params: { priceListId: id }, body }) => {
    const at = new Date(clock())
    const { name, version, archived: isArchived } = body
    const prices = body.prices.map(({ product_id: productId, price }) => ({
      productId,
      price: fromEuros(price),
    }))
    return runTransaction(db, async (tx) => {
      const before = await present(tx, id)
      await checkProducts(
        tx,
        prices.map(({ productId }) => productId),
      )
      await changePriceList(tx, id, { name, prices, isArchived, version }, at)
      const list = await present(tx, id)
      const subject = { subjectKind: 'price-list', subjectId: id, before, after: list }
      await recordAction(tx, actor, { action: 'price-list-changed', ...subject }, at)
      return { list }
    })
  })
}

async function checkProducts(tx: Executor, ids: readonly number[]): Promise<void> {
  const known = await findPricedProducts(tx, ids)
  if (known.size !== ids.length) throw new ApiError('invalid', { errors: { prices: ['invalid'] } })
}

async function present(executor: Executor, id: number): Promise<WirePriceList> {
  const { list, prices } = await findPriceList(executor, id)
  return {
    id: list.id,
    name: list.name,
    archived: list.archivedAt !== null,
    version: list.version,
    prices: prices.map(({ productId, price }) => ({ product_id: productId, price: toEuros(price) })),
  }
}
