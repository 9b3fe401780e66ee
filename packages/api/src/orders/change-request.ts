import type { addItems } from '@colada/domain/orders/contract'
import type { ProcessType } from '@colada/domain/orders/process'
import type { ActorForCustomer } from '@colada/domain/staff/actor'
import type { EndpointBody } from '@colada/domain/wire/endpoint'
import type { SlotRow } from '../schedule/service.ts'
import type { LegColumns } from './new-rows.ts'

/** The endpoints that change an order, and the processes that each may start. */
export const changeProcesses = {
  addItems: ['add_items_to_order', 'add_items_incident_tp_card', 'add_items_incident_cash'],
  changePickup: ['change_pickup_to_order'],
  changeDelivery: ['change_delivery_to_order'],
} as const satisfies Record<string, readonly ProcessType[]>

export interface ChangeRequest {
  readonly endpoint: keyof typeof changeProcesses
  readonly actor: ActorForCustomer
  /** The three endpoints have the same body. */
  readonly body: EndpointBody<typeof addItems>
  /** Epoch milliseconds. */
  readonly now: number
}

/** The new place of a leg of an order. */
export interface LegMove extends LegColumns {
  /** `null` at a store. */
  readonly slot: SlotRow | null
  /** False where only the address changes. */
  readonly keepsPlace: boolean
}
