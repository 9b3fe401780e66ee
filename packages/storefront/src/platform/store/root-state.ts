import { type CartState, firstCart } from './cart-state.ts'
import { newOrder, type ProcessState } from './process-state.ts'
import { firstSession, type SessionState } from './session-state.ts'

/** What every page may read of the store. */
export interface RootState {
  readonly cart: CartState
  readonly session: SessionState
  readonly process: ProcessState
}

/** A visitor nobody knows: what documents are rendered with and pages come alive with, the same for everybody (ADR 2). */
export const unknownVisitor: RootState = { cart: firstCart, session: firstSession, process: newOrder }
