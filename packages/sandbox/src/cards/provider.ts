import type { Journal, Table } from '../journal.ts'
import type { KeptAnswer } from '../kept-answers.ts'
import type { Charge, Customer, Event, Intent, Method, Refund } from './records.ts'

/** What the provider's calls work on: its tables, its clock, and the way to announce an event. */
export type Provider = {
  intents: Table<Intent>
  charges: Table<Charge>
  refunds: Table<Refund>
  methods: Table<Method>
  customers: Table<Customer>
  events: Table<Event>
  answers: Table<KeptAnswer>
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
    answers: journal.table('answers'),
    now: () => Math.floor(Date.now() / 1000),
    announce,
  }
}
