import type { ActorForCustomer } from '@colada/domain/staff/actor'
import type { Executor } from '../database/connection.ts'
import { findOpenSession } from '../staff/service.ts'
import { findCustomer } from './customers.ts'

/**
 * Returns the staff member who has a token, acting for the customer whom the session has opened; `null` without one. The
 * customer's endpoints accept it like a session of store mode.
 */
export async function findActingSession(
  executor: Executor,
  staffToken: string,
  now: number,
): Promise<ActorForCustomer | null> {
  const session = await findOpenSession(executor, staffToken, now)
  if (!session || session.actingFor === null) return null
  const customer = await findCustomer(executor, session.actingFor)
  return customer ? { ...session.actor, userId: customer.id, isBusiness: customer.isBusiness } : null
}
