import { counterWayOf, type ProcessType } from './process.ts'

/** How the payment of an order is taken in store mode (spec 000 §6); `web` is the payment page, as for customers. */
export type CounterChoice = 'cash' | 'terminal' | 'unpaid' | 'web'

/** Processes that can be paid at a counter. */
export type PurchaseProcess = 'reserve_order' | 'new_order_bono' | 'add_items_to_order'

/** The process of each way to pay at a counter (spec 000 §4, Process types). Only new orders may stay unpaid. */
const counterProcesses: Readonly<
  Record<PurchaseProcess, Partial<Record<Exclude<CounterChoice, 'web'>, ProcessType>>>
> = {
  reserve_order: {
    cash: 'reserve_order_by_cash',
    terminal: 'reserve_order_by_tp_card',
    unpaid: 'reserve_order_by_unpaid',
  },
  new_order_bono: { cash: 'new_order_bono_by_cash', terminal: 'new_order_bono_by_tp_card' },
  add_items_to_order: { cash: 'add_items_incident_cash', terminal: 'add_items_incident_tp_card' },
}

/** Returns the ways in which a process can be paid in store mode. */
export function counterChoices(process: PurchaseProcess): readonly CounterChoice[] {
  return [...(Object.keys(counterProcesses[process]) as CounterChoice[]), 'web']
}

/** Returns the process that is sent for a way to pay. */
export function toCounterProcess(process: PurchaseProcess, choice: CounterChoice): ProcessType {
  return choice === 'web' ? process : (counterProcesses[process][choice] ?? process)
}

/** Returns how a process was paid; `web` for those of customers. */
export function counterChoiceOf(process: ProcessType): CounterChoice {
  return counterWayOf(process) ?? (process.endsWith('_unpaid') ? 'unpaid' : 'web')
}
