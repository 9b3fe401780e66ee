import type { ProcessType } from '@colada/domain/orders/process'

/** What the customer is doing with the shop: a new order, or something with one that exists (spec 000 §4). */
export interface ProcessState {
  readonly type: ProcessType
  /** The order being changed, or repeated by a new one; `null` for a new one that has no model. */
  readonly orderId: number | null
  /** Its number, for the banner; empty without one. */
  readonly locator: string
  /** An incident is being resolved: the cart is blocked until it is closed. */
  readonly solvesIncident: boolean
}

export const newOrder: ProcessState = {
  type: 'reserve_order',
  orderId: null,
  locator: '',
  solvesIncident: false,
}

interface WithProcess {
  readonly process: ProcessState
}

export const selectProcess = ({ process }: WithProcess) => process
export const selectInProcess = ({ process }: WithProcess) => process.type !== newOrder.type
export const selectCartBlocked = ({ process }: WithProcess) => process.solvesIncident
