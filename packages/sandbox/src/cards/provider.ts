import type { StoredResponse } from '../idempotency.ts'
import type { Journal, Table } from '../journal.ts'
import type { Charge, Customer, Event, Intent, Method, Refund } from './records.ts'

/** The provider's tables, clock and event publisher. */
export type Provider = {
  intents: Table<Intent>
  charges: Table<Charge>
  refunds: Table<Refund>
  methods: Table<Method>
  customers: Table<Customer>
  events: Table<Event>
  responses: Table<StoredResponse>
  /** Epoch seconds. */
  now: () => number
  announce: (type: string, object: unknown) => void
}

export function openProvider(journal: Journal, announce: Provider['announce']): Provider {
  return {
    intents: journal.table('intents'),
    charges: journal.table('charges'),
    refunds: journal.table('refunds'),
    methods: journal.table('methods'),
    customers: journal.table('customers'),
    events: journal.table('events'),
    responses: journal.table('answers'),
    now: () => Math.floor(Date.now() / 1000),
    announce,
  }
}
