import type { Reporter, Suite } from '@playwright/test/reporter'
import { noteSecondTries } from './list.ts'

/** Notes journeys that arrived at their second try. */
export default class SecondTries implements Reporter {
  private journeys: Suite | undefined

  onBegin(_config: unknown, journeys: Suite) {
    this.journeys = journeys
  }

  onEnd() {
    const flaky = this.journeys?.allTests().filter((test) => test.outcome() === 'flaky') ?? []
    // The first part of a title path is empty.
    noteSecondTries(
      flaky.map((test) => ({
        test: test.titlePath().filter(Boolean).join('  '),
        because: test.results[0]?.error?.message,
      })),
    )
  }
}
