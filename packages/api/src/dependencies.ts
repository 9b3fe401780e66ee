import type { LogTarget } from '@colada/server/log'
import type { ProcessMetrics } from '@colada/server/metrics'
import type { Histogram } from 'prom-client'
import type { Config } from './config.ts'
import type { Database, Executor } from './database/connection.ts'
import type { AnalyticsAdapter } from './gateways/analytics.ts'
import type { CardGateway } from './gateways/cards.ts'
import type { FacebookGateway } from './gateways/facebook.ts'
import type { Mailer } from './gateways/mailer.ts'
import type { PayPalGateway } from './gateways/paypal.ts'
import type { TaxOffice } from './gateways/tax-office.ts'

/** The metrics of this process. */
export interface Metrics extends ProcessMetrics {
  readonly jobSeconds: Histogram<'job' | 'outcome'>
}

/** What the API is built from; tests pass their own clock and gateways. */
export interface AppDependencies {
  readonly config: Config
  readonly database: Database
  /** Returns the current time in epoch milliseconds: the database's, by which all deadlines are decided. */
  readonly clock: () => number
  /** Returns the milliseconds by which the system clock is ahead of the database's. */
  readonly clockDeviation: () => number
  readonly cards: CardGateway
  /** `null` where the shop does not accept PayPal. */
  readonly paypal: PayPalGateway | null
  /** Left out without the log-in with Facebook. */
  readonly facebook?: FacebookGateway
  /** `null` without a mail server: mail stays in the outbox. */
  readonly mailer: Mailer | null
  /** Left out where the counters of events are not sent to a provider. */
  readonly analytics?: AnalyticsAdapter
  /** Left out without a register of invoices. */
  readonly taxOffice?: TaxOffice
  /** Left out where nothing is measured. */
  readonly metrics?: Metrics
  /** Defaults to standard output. */
  readonly logTarget?: LogTarget
}

/**
 * Returns whether a customer has placed an order that was not cancelled. `orders` implements it; the subjects before
 * `orders` take it as a parameter.
 */
export type HasOrders = (executor: Executor, userId: number) => Promise<boolean>

/** Returns whether an order that is not finished uses an address; `orders` implements it. */
export type IsAddressInUse = (executor: Executor, addressId: number) => Promise<boolean>
