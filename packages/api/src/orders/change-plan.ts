import type { CartLine } from '@colada/domain/cart/cart'
import { emptyCart, lineKey, mergeCarts } from '@colada/domain/cart/cart-rules'
import { toCartLine } from '@colada/domain/cart/contract'
import { type ProcessType, staffProcessTypes } from '@colada/domain/orders/process'
import { orderStatus } from '@colada/domain/orders/status'
import { MAX_REMARKS_CHARACTERS } from '@colada/domain/payment/window'
import type { Prices } from '@colada/domain/promotions/prices'
import type { Leg } from '@colada/domain/schedule/slot'
import { hasWiderLimits, mayUseStaffProcesses } from '@colada/domain/staff/rights'
import { categoriesOf, type QuotedLine, readCart } from '../cart/service.ts'
import type { Executor } from '../database/connection.ts'
import { ApiError } from '../plugins/errors.ts'
import { earliestReturn, zoneOfLeg } from '../schedule/service.ts'
import { quoteChangeOf } from './change-price.ts'
import { type ChangeRequest, changeProcesses, type LegMove } from './change-request.ts'
import { garmentsOf } from './garments.ts'
import { planMoves } from './leg-moves.ts'
import { actionsOf } from './present-orders.ts'
import { currentLeg } from './present.ts'
import type { OrderRecord } from './repository.ts'

/** The effects of a change on an order. */
export interface ChangePlan {
  readonly prices: Prices
  readonly lines: readonly QuotedLine[]
  readonly moves: readonly LegMove[]
  /** Whether it resolves the incident or absence of the order. */
  readonly solves: boolean
}

/**
 * Validates a change against the current order and the domain's rules, without writing.
 *
 * @throws ApiError `invalid`, `forbidden`, `notFound`, `cartRefused`, `garmentsFixed`, `pickupFixed`, `deliveryFixed`,
 * `deliveryTooSoon`, `zoneNotCovered`, `noAvailability`
 */
export async function planChange(
  tx: Executor,
  request: ChangeRequest,
  record: OrderRecord,
): Promise<ChangePlan> {
  checkProcess(request)
  if (request.endpoint === 'addItems') return planItems(tx, request, record)
  const leg = request.endpoint === 'changePickup' ? 'pickup' : 'delivery'
  const { moves, isAbsence } = await planMoves(tx, { ...request, leg }, record)
  const variationOf = (moved: Leg) => moves.find((move) => move.leg === moved)?.slot?.variation ?? null
  const prices = quoteChangeOf(
    record,
    request.body.process_type,
    { pickupVariation: variationOf('pickup'), deliveryVariation: variationOf('delivery') },
    request.now,
  )
  return { prices, lines: [], moves, solves: isAbsence }
}

/** Staff processes need a staff session (trust 4). */
function checkProcess({ endpoint, actor, body }: ChangeRequest): void {
  const process = body.process_type
  const allowed: readonly ProcessType[] = changeProcesses[endpoint]
  if (!allowed.includes(process)) throw new ApiError('invalid')
  if (staffProcessTypes.includes(process) && !mayUseStaffProcesses(actor)) throw new ApiError('forbidden')
  if (body.observaciones.length > MAX_REMARKS_CHARACTERS) {
    throw new ApiError('invalid', { errors: { observaciones: ['too-long'] } })
  }
}

async function planItems(tx: Executor, request: ChangeRequest, record: OrderRecord): Promise<ChangePlan> {
  const { body, actor, now } = request
  // The processes of a counter add garments, or solve the incident of an order that has one.
  const isIncident =
    body.solve_incident === 1 ||
    (staffProcessTypes.includes(body.process_type) && record.order.status === orderStatus.incident)
  const actions = actionsOf(record, now)
  const mayBuy = isIncident
    ? actions.includes('solve-incident') && record.order.status === orderStatus.incident
    : actions.includes('add-items')
  if (!mayBuy) throw new ApiError('garmentsFixed')
  const beside = isIncident ? [] : garmentsOf(record)
  // An incident is about garments that the shop already has.
  const lines = await readCart(tx, body.items, actor, beside, hasWiderLimits(actor) || isIncident)
  if (isIncident) checkMissing(lines, record)
  else await checkAddedTime(tx, lines, record)
  return {
    prices: quoteChangeOf(record, body.process_type, { lines }, now),
    lines,
    moves: [],
    solves: isIncident,
  }
}

/** An incident is resolved only by its exact missing garments. */
function checkMissing(lines: readonly QuotedLine[], { incidents }: OrderRecord): void {
  const missing = incidents.flatMap((incident) => incident.missingItems.map(toCartLine))
  if (keysOf(lines) !== keysOf(missing)) throw new ApiError('cartRefused')
}

function keysOf(lines: readonly CartLine[]): string {
  const merged = mergeCarts(emptyCart, { lines })
  const keys = merged.lines.map((line) => `${lineKey(line)} ${line.quantity}`)
  return keys.toSorted().join(', ')
}

/**
 * Checks that added garments can be washed before the agreed delivery.
 * @throws ApiError `garmentsFixed`, `deliveryTooSoon`
 */
export async function checkAddedTime(
  tx: Executor,
  lines: readonly QuotedLine[],
  record: OrderRecord,
): Promise<void> {
  const [pickup, delivery] = [currentLeg(record, 'pickup'), currentLeg(record, 'delivery')]
  if (!pickup || !delivery) throw new ApiError('garmentsFixed')
  const zone = await zoneOfLeg(tx, delivery)
  if (delivery.startsAt < earliestReturn(pickup, categoriesOf(lines), zone))
    throw new ApiError('deliveryTooSoon')
}
