import { getStoreMode } from '@colada/domain/account/store-mode-contract'
import { createStoreLink } from '@colada/domain/staff/contract'
import { createCustomer } from '@colada/domain/staff/customers-contract'
import type { FastifyInstance } from 'fastify'
import { runTransaction } from '../database/connection.ts'
import type { AppDependencies } from '../dependencies.ts'
import { registerEndpoint } from '../plugins/endpoints.ts'
import { ApiError } from '../plugins/errors.ts'
import { findMemberNames, newStoreLink, recordAction } from '../staff/service.ts'
import { presentEmail } from './placeholder-email.ts'
import { findUser, findUserByEmail } from './repository.ts'
import { registerAtCounter } from './staff-registration.ts'

/** Store mode: staff act for a customer in the storefront (spec 000 §4, Session). New customers of a counter. */
export function storeModeRoutes(
  app: FastifyInstance,
  { config: { backofficeUrl, publicUrl, pepper }, database: { db }, clock }: AppDependencies,
): void {
  registerEndpoint(app, getStoreMode, async ({ actor }) => {
    if (actor.kind !== 'staff' || actor.storeId === null) return { store_mode: null }
    const customer = await findUser(db, actor.userId)
    if (!customer) throw new ApiError('notSignedIn')
    const names = await findMemberNames(db, [actor.staffId])
    return {
      store_mode: {
        lavanderia_id: actor.storeId,
        staff: names.get(actor.staffId) ?? '',
        customer: {
          name: `${customer.firstName} ${customer.lastName}`,
          email: presentEmail(customer.email),
        },
        backoffice_url: backofficeUrl,
      },
    }
  })

  registerEndpoint(app, createStoreLink, async ({ actor, body }) => {
    const { staffId, storeId } = actor
    if (storeId === null) throw new ApiError('invalid', { errors: { store_id: ['required'] } })
    const now = clock()
    const customer = await (body.user_id === undefined
      ? findUserByEmail(db, (body.email ?? '').trim().toLowerCase())
      : findUser(db, body.user_id))
    if (!customer || customer.deletedAt !== null) throw new ApiError('notFound')
    const guestId = customer.isGuest ? customer.id : undefined
    const query = newStoreLink({ storeId, email: customer.email, staffId, guestId }, { pepper, now })
    await runTransaction(db, (tx) =>
      recordAction(
        tx,
        actor,
        {
          action: 'store-link-made',
          subjectKind: 'user',
          subjectId: customer.id,
          customerId: customer.id,
        },
        new Date(now),
      ),
    )
    return { url: `${publicUrl}/?${query}` }
  })

  registerEndpoint(app, createCustomer, async ({ actor, body, language }) => {
    const { id } = await registerAtCounter(db, body, { actor, language, now: clock() })
    return { user_id: id }
  })
}
