import type { DecidedState } from '@colada/domain/business/credit'
import type { Cents } from '@colada/domain/money/money'

/** Operations, or a job, decided on the credit of a company. */
export interface CreditDecision {
  readonly state: DecidedState
  readonly limit: Cents
  readonly termsDays: number
  /** It is suspended because something should have been paid. */
  readonly isOverdue: boolean
  readonly accountUrl: string
}

/** The statement of a month of a company. */
export interface StatementFacts {
  /** `YYYY-MM`. */
  readonly month: string
  /** What is owed at its end; negative when too much was paid. */
  readonly closing: Cents
  /** `YYYY-MM-DD`. */
  readonly dueOn: string
  readonly accountUrl: string
}
