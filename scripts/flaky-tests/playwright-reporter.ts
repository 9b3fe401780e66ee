import type { Reporter, Suite } from '@playwright/test/reporter'
import { recordFlakyTests } from './list.ts'

/** Records flaky end-to-end tests. */
export default class FlakyTestReporter implements Reporter {
  private suite: Suite | undefined

  onBegin(_config: unknown, suite: Suite) {
    this.suite = suite
  }

  onEnd() {
    const flaky = this.suite?.allTests().filter((test) => test.outcome() === 'flaky') ?? []
    // The first part of a title path is empty.
    recordFlakyTests(
      flaky.map((test) => ({
        test: test.titlePath().filter(Boolean).join('  '),
        error: test.results[0]?.error?.message,
      })),
    )
  }
}
