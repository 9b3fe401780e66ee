import { createHash } from 'node:crypto'
import { type ClaimForm, claimForm, type ClaimedGarmentForm } from '@colada/domain/claims/claim-form'
import { INCIDENT_TYPE } from '@colada/domain/contact/contact-form'
import { MAX_PICTURES } from '@colada/domain/contact/limits'
import { fromEuros, roundCents } from '@colada/domain/money/money'
import type { ActorForCustomer } from '@colada/domain/staff/actor'
import type { Language } from '@colada/domain/wire/language'
import { addMessage, findMessageByKey, readIncident, reencodePicture } from '../contact/service.ts'
import { type Db, type Executor, runTransaction } from '../database/connection.ts'
import { enqueueMails } from '../mail/service.ts'
import { loadOrder, lockOrder, type OrderRecord } from '../orders/service.ts'
import { ApiError, problemsOf } from '../plugins/errors.ts'
import { hashRequest } from '../plugins/idempotency.ts'
import { recordServed } from '../staff/service.ts'
import { addClaim, type ClaimRecord, countClaimed, findClaim, findClaimOfMessage } from './repository.ts'

export interface SentClaim {
  /** Fields of the wire, not validated. */
  readonly fields: Readonly<Record<string, unknown>>
  readonly files: readonly Uint8Array[]
  readonly actor: ActorForCustomer
  readonly language: Language
  readonly idempotencyKey: string | null
  /** Epoch milliseconds. */
  readonly now: number
}

/**
 * Saves a claim with the report and the pictures that it is about, and adds its mails to the outbox, in one transaction. A
 * repeated idempotency key saves nothing.
 *
 * @throws ApiError `notFound` for an order of another customer, `reportTooLate`, `invalid`, `idempotencyMismatch`
 */
export async function createClaim(
  db: Db,
  sent: SentClaim,
): Promise<{ readonly record: ClaimRecord; readonly isReplayed: boolean }> {
  const { fields, files, actor, language, idempotencyKey, now } = sent
  const { userId } = actor
  const content = {
    fields,
    userId,
    files: files.map((file) => createHash('sha256').update(file).digest('hex')),
  }
  const requestHash = hashRequest('createClaim', content)
  const earlier = idempotencyKey === null ? undefined : await findEarlier(db, idempotencyKey, requestHash)
  if (earlier) return { record: earlier, isReplayed: true }
  const form = readForm(fields)
  const productIds = form.garments.map(({ product_id: id }) => id).join(',')
  const type = INCIDENT_TYPE
  const report = await readIncident(db, { type, userId, fields: { ...fields, product_ids: productIds } }, now)
  if (files.length > MAX_PICTURES.incident)
    throw new ApiError('invalid', { errors: { file: ['too-many-pictures'] } })
  const pictures = await Promise.all(files.map(reencodePicture))
  const at = new Date(now)
  return runTransaction(db, async (tx) => {
    const order = await lockOrder(tx, report.orderId!)
    if (!order) throw new ApiError('notFound')
    const record = await loadOrder(tx, order)
    const { items, isWhole } = await chooseItems(tx, record, form.garments)
    const message = await addMessage(
      tx,
      { ...report, language, idempotencyKey, requestHash, createdAt: at },
      pictures,
    )
    if (!message) return { record: (await findEarlier(tx, idempotencyKey!, requestHash))!, isReplayed: true }
    const claim = await addClaim(
      tx,
      {
        orderId: order.id,
        messageId: message.id,
        kind: form.kind,
        isLostOrder: form.kind === 'lost' && isWhole,
        createdAt: at,
        stateSince: at,
      },
      items,
    )
    const details = { claimId: claim.id }
    await enqueueMails(
      tx,
      [
        { kind: 'contact-request', subjectId: message.id, cause: message.id, language },
        { kind: 'order-claim-received', subjectId: order.id, cause: claim.id, details, language },
      ],
      at,
    )
    const subject = { subjectKind: 'claim', subjectId: claim.id, orderId: order.id } as const
    await recordServed(tx, actor, { action: 'claim-made', ...subject }, at)
    return { record: (await findClaim(tx, claim.id))!, isReplayed: false }
  })
}

/** @throws ApiError `invalid` with the problems by field */
function readForm({ kind, garments, message }: SentClaim['fields']): ClaimForm {
  const parsed = claimForm.safeParse({ kind, garments: readJson(garments), message })
  if (!parsed.success) throw new ApiError('invalid', { errors: problemsOf(parsed.error) })
  return parsed.data
}

function readJson(text: unknown): unknown {
  try {
    return typeof text === 'string' ? JSON.parse(text) : []
  } catch {
    return null
  }
}

/**
 * Finds the lines of the order that the claimed pieces are of. Pieces that an earlier claim has do not count.
 * @throws ApiError `invalid`
 */
async function chooseItems(
  tx: Executor,
  { order, items }: OrderRecord,
  garments: readonly ClaimedGarmentForm[],
) {
  const claimed = await countClaimed(tx, order.id)
  const chosen = garments.flatMap(({ product_id: productId, quantity, value, age_months: ageMonths }, at) => {
    let wanted = quantity
    const lines = items.filter((item) => item.productId === productId)
    const parts = lines.flatMap(({ id, quantity: pieces, lineTotal, nameEs, nameEn }) => {
      const taken = Math.min(wanted, pieces - (claimed.get(id) ?? 0))
      if (taken <= 0) return []
      wanted -= taken
      claimed.set(id, (claimed.get(id) ?? 0) + taken)
      const service = roundCents((lineTotal * taken) / pieces)
      return [
        { orderItemId: id, nameEs, nameEn, quantity: taken, service, value: fromEuros(value), ageMonths },
      ]
    })
    if (wanted > 0) {
      const ordered = lines.reduce((sum, line) => sum + line.quantity, 0)
      const problem = quantity > ordered ? 'invalid' : 'already-claimed'
      throw new ApiError('invalid', { errors: { [`garments.${at}.quantity`]: [problem] } })
    }
    return parts
  })
  const pieces = (rows: readonly { readonly quantity: number }[]) =>
    rows.reduce((sum, { quantity }) => sum + quantity, 0)
  return { items: chosen, isWhole: pieces(chosen) === pieces(items) }
}

/** @throws ApiError `idempotencyMismatch` when the key was used with another request */
async function findEarlier(
  executor: Executor,
  key: string,
  requestHash: string,
): Promise<ClaimRecord | undefined> {
  const message = await findMessageByKey(executor, key)
  if (!message) return undefined
  if (message.requestHash !== requestHash) throw new ApiError('idempotencyMismatch')
  return findClaimOfMessage(executor, message.id)
}
