import {
  answerClaim,
  createClaim as createClaimEndpoint,
  getOrderClaims,
} from '@colada/domain/claims/contract'
import { getStaffClaim, getStaffClaims, updateStaffClaim } from '@colada/domain/claims/staff-contract'
import { MAX_MESSAGE_CHARACTERS } from '@colada/domain/contact/contact-form'
import { MAX_PICTURE_BYTES, MAX_PICTURES } from '@colada/domain/contact/limits'
import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import { runTransaction } from '../database/connection.ts'
import type { AppDependencies } from '../dependencies.ts'
import { findOrderByLocator, findOwnOrder } from '../orders/service.ts'
import { registerEndpoint } from '../plugins/endpoints.ts'
import { ApiError } from '../plugins/errors.ts'
import { idempotencyKeyOf, markReplayed } from '../plugins/idempotency.ts'
import { recordAction } from '../staff/service.ts'
import { recordAnswer } from './answer.ts'
import { createClaim } from './create.ts'
import { updateClaim } from './manage.ts'
import { presentClaim, presentDetail, presentForStaff } from './present.ts'
import { findClaim, listClaims } from './repository.ts'

/** UTF-8 has at most four bytes a character; the garments of the largest order are longer than a text. */
const MAX_FIELD_BYTES = MAX_MESSAGE_CHARACTERS * 20

/** Claims of customers for lost or damaged garments (operations §5.5). */
export async function claimsRoutes(
  app: FastifyInstance,
  { database: { db }, clock }: Pick<AppDependencies, 'database' | 'clock'>,
): Promise<void> {
  await app.register(multipart, {
    attachFieldsToBody: 'keyValues',
    limits: {
      fileSize: MAX_PICTURE_BYTES,
      files: MAX_PICTURES.incident,
      fieldSize: MAX_FIELD_BYTES,
      fields: 20,
    },
  })

  registerEndpoint(app, createClaimEndpoint, async ({ body, actor, language, request, reply }) => {
    const { file, ...fields } = body
    const { record, isReplayed } = await createClaim(db, {
      fields,
      files: [file ?? []].flat(),
      actor,
      language,
      idempotencyKey: idempotencyKeyOf(request),
      now: clock(),
    })
    if (isReplayed) markReplayed(reply)
    return { claim: await presentClaim(db, record, language) }
  })

  registerEndpoint(app, getOrderClaims, async ({ params, actor, language }) => {
    // Another customer's order is reported as not found, like an unknown one (trust 4).
    if (!(await findOwnOrder(db, actor.userId, params.orderId))) throw new ApiError('notFound')
    const records = await listClaims(db, { orderId: params.orderId })
    return { claims: await Promise.all(records.map((record) => presentClaim(db, record, language))) }
  })

  registerEndpoint(app, answerClaim, async ({ params, body, actor, language }) =>
    runTransaction(db, async (tx) => {
      const record = await recordAnswer(tx, actor, params.id, body, new Date(clock()))
      return { claim: await presentClaim(tx, record, language) }
    }),
  )

  registerEndpoint(app, getStaffClaims, async ({ query, language }) => {
    const order = query.locator === undefined ? null : await findOrderByLocator(db, query.locator)
    if (order === undefined) return { claims: [] }
    const filter = order ? { orderId: order.id } : { hasEnded: query.ended !== undefined }
    const claims = await presentForStaff(db, await listClaims(db, filter), language, clock())
    // Those in which the customer has to answer come last.
    const key = ({ due }: { readonly due: string | null }) => due ?? '9999'
    return { claims: query.ended ? claims : claims.toSorted((a, b) => key(a).localeCompare(key(b))) }
  })

  registerEndpoint(app, getStaffClaim, async ({ params, actor, language }) =>
    runTransaction(db, async (tx) => {
      const record = await findClaim(tx, params.id)
      if (!record) throw new ApiError('notFound')
      const { order } = record
      const subject = {
        subjectKind: 'claim',
        subjectId: params.id,
        orderId: order.id,
        customerId: order.userId,
      }
      await recordAction(tx, actor, { action: 'claim-opened', ...subject }, new Date(clock()))
      return { claim: await presentDetail(tx, record, { actor, language, now: clock() }) }
    }),
  )

  registerEndpoint(app, updateStaffClaim, async ({ params, body, actor, language }) =>
    runTransaction(db, async (tx) => {
      const record = await updateClaim(tx, actor, params.id, body, new Date(clock()))
      return { claim: await presentDetail(tx, record, { actor, language, now: clock() }) }
    }),
  )
}
