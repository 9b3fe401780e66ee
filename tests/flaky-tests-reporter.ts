import type { Reporter, TestModule } from 'vitest/node'

/** Prints the tests that passed on retry at the end of a run. Of Vitest's own reporters only GitHub's lists them. */
export default class FlakyTestsReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const flaky = modules.flatMap((module) =>
      [...module.children.allTests()]
        .filter((test) => test.diagnostic()?.flaky)
        .map((test) => {
          const [error] = test.result().errors ?? []
          return `  ${module.project.name}  ${module.relativeModuleId}  ${test.fullName}: ${error?.message}`
        }),
    )
    if (flaky.length > 0) console.log([`  ${flaky.length} flaky, passed on retry`, ...flaky, ''].join('\n'))
  }
}
