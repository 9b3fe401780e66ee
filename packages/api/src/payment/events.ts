import { type Executor, runTransaction } from '../database/connection.ts'
import type { CardEvent } from '../gateways/cards.ts'
import type { PayPalEvent } from '../gateways/paypal.ts'
import type { PaymentDependencies } from './opening.ts'
import { requirePayPal, tryCapture } from './paypal.ts'
import { findPaymentByProviderId, isEventRecorded, recordEvent } from './repository.ts'
import { settle, type Settlement } from './settle.ts'

/** Processes a webhook event once: its record and its effect are in one transaction (trust 3). */
export async function receiveEvent(tx: Executor, event: CardEvent, now: Date): Promise<Settlement> {
  const isNew = await recordEvent(tx, { id: event.id, type: event.type }, now)
  if (!isNew || !event.intent) return 'unchanged'
  return settle(tx, event.intent, now)
}

/**
 * Processes a PayPal webhook event once. Events arrive late and in any order, so the order is fetched from PayPal; an
 * approved order is captured even if the buyer closed the window before.
 *
 * @throws ProviderUnavailableError when PayPal cannot be reached; it then sends the event again
 */
export async function receivePayPalEvent(deps: PaymentDependencies, event: PayPalEvent): Promise<Settlement> {
  const { id, type, orderId } = event
  if (await isEventRecorded(deps.db, id)) return 'unchanged'
  const found = orderId === null ? null : await requirePayPal(deps).findOrder(orderId)
  if (found?.isApproved) {
    const payment = await findPaymentByProviderId(deps.db, found.id)
    if (payment) await tryCapture(deps, payment)
  }
  return runTransaction(deps.db, async (tx) => {
    const now = new Date(deps.clock())
    const isNew = await recordEvent(tx, { id, type }, now)
    return isNew && found ? settle(tx, found, now) : 'unchanged'
  })
}
