import {
  contactForms,
  INCIDENT_TYPE,
  incidentAnswerForm,
  incidentForm,
  type OrderMessageType,
} from '@colada/domain/contact/contact-form'
import type { ContactType } from '@colada/domain/contact/contact-types'
import { canReportIncident } from '@colada/domain/contact/incident-report'
import { findCustomer } from '../account/service.ts'
import type { Executor } from '../database/connection.ts'
import { deliveredAt, findOwnOrder, type OrderRecord } from '../orders/service.ts'
import { ApiError, problemsOf } from '../plugins/errors.ts'
import type { NewMessage } from './repository.ts'

/** The columns that come from the form. */
export type MessageFields = Omit<NewMessage, 'language' | 'idempotencyKey' | 'requestHash' | 'createdAt'>

/** Text fields of the wire. */
export type WireFields = Readonly<Record<string, unknown>>

/**
 * Validates a contact form (spec 000 §5).
 * @throws ApiError `invalid` with the problems by field
 */
export function readContactForm(type: ContactType, fields: WireFields): MessageFields {
  const parsed = contactForms[type].safeParse({ ...fields, aceptarTyC: Number(fields['aceptarTyC']) })
  if (!parsed.success) throw new ApiError('invalid', { errors: problemsOf(parsed.error) })
  const form: Partial<Record<string, string | number>> & { name: string; email: string; subject: string } =
    parsed.data
  const text = (name: string) => String(form[name] ?? '')
  return {
    type,
    name: form.name,
    email: form.email,
    phone: text('phone'),
    postalCode: text('cp'),
    city: text('city'),
    van: text('furgoneta'),
    ecoLabel: text('eco'),
    subject: form.subject,
    message: text('message'),
  }
}

/** A message about an own order. */
export interface SentOrderMessage {
  readonly type: OrderMessageType
  readonly userId: number
  readonly fields: WireFields
}

/**
 * Validates the report of an incident with an own order, or the answer to an incident that operations have found. Name,
 * e-mail and phone are those of the account.
 *
 * @param now Epoch milliseconds.
 * @throws ApiError `notFound` for an order of another customer, `reportTooLate`, `incidentClosed`, `invalid`
 */
export async function readIncident(
  executor: Executor,
  { type, userId, fields }: SentOrderMessage,
  now: number,
): Promise<MessageFields> {
  const record = await findOwnOrder(executor, userId, readOrderId(fields['order_id']))
  const customer = await findCustomer(executor, userId)
  if (!record || !customer) throw new ApiError('notFound')
  const { order } = record
  if (!canReportIncident({ ...order, deliveredAt: deliveredAt(record) }, now / 1000)) {
    throw new ApiError('reportTooLate')
  }
  const isReport = type === INCIDENT_TYPE
  if (!isReport && record.incidents.length === 0) throw new ApiError('incidentClosed')
  const parsed = (isReport ? incidentForm : incidentAnswerForm).safeParse({
    ...fields,
    product_ids: readIds(fields['product_ids']),
  })
  if (!parsed.success) throw new ApiError('invalid', { errors: problemsOf(parsed.error) })
  return {
    type,
    name: `${customer.firstName} ${customer.lastName}`,
    email: customer.email,
    phone: customer.phone,
    subject: order.locator,
    message: parsed.data.message,
    userId,
    orderId: order.id,
    garments: namesOf(record, parsed.data.product_ids),
  }
}

function readOrderId(value: unknown): number {
  const id = Number(value)
  if (!Number.isInteger(id) || id < 1) throw new ApiError('notFound')
  return id
}

function readIds(value: unknown): number[] {
  const texts = typeof value === 'string' ? value.split(',').filter((text) => text.trim() !== '') : []
  // No product has the id 0.
  return texts.map((text) => (/^\d{1,9}$/.test(text.trim()) ? Number(text) : 0))
}

/** @throws ApiError `invalid` for a product that is not in the order */
function namesOf({ items }: OrderRecord, productIds: readonly number[]): string {
  const names = new Set<string>()
  for (const id of productIds) {
    const item = items.find(({ productId }) => productId === id)
    if (!item) throw new ApiError('invalid', { errors: { product_ids: ['invalid'] } })
    names.add(item.nameEs)
  }
  return [...names].join(', ')
}
