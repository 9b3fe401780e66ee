import { selectActingFor } from '../../platform/session/session-slice.ts'
import { useAppSelector } from '../../platform/store.ts'
import { useOpenCustomerQuery } from './endpoints.ts'

/**
 * Opens a customer, unless this page has. `isClosed` is true once another tab has closed the customer or opened another
 * one; `refetch` opens the customer again.
 */
export function useOpenedCustomer(id: number) {
  const actingFor = useAppSelector(selectActingFor)
  const query = useOpenCustomerQuery(id, { refetchOnMountOrArgChange: actingFor !== id })
  return { ...query, isClosed: query.isSuccess && !query.isFetching && actingFor !== id }
}
