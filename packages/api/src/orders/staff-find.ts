import { type findCustomers, MAX_FOUND } from '@colada/domain/staff/customers-contract'
import { desc } from 'drizzle-orm'
import { findCustomersLike, toFoundCustomer } from '../account/service.ts'
import { type Db, readSnapshot } from '../database/connection.ts'
import type { EndpointResult } from '../plugins/endpoints.ts'
import { isLocatorLike, presentListed } from './staff-list.ts'
import { orders } from './tables.ts'

/** Returns the customers and orders that a text finds. */
export async function findForStaff(db: Db, text: string): Promise<EndpointResult<typeof findCustomers>> {
  return readSnapshot(db, async (snapshot) => {
    const customers = await findCustomersLike(snapshot, text, MAX_FOUND)
    const found = await snapshot
      .select()
      .from(orders)
      .where(isLocatorLike(text))
      .orderBy(desc(orders.id))
      .limit(MAX_FOUND)
    return { customers: customers.map(toFoundCustomer), orders: await presentListed(snapshot, found) }
  })
}
