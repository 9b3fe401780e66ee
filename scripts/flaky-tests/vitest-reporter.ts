import type { Reporter, TestModule } from 'vitest/node'
import { recordFlakyTests } from './list.ts'

/** Records flaky tests and stories. */
export default class FlakyTestReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]) {
    recordFlakyTests(
      modules.flatMap((module) =>
        [...module.children.allTests()]
          .filter((test) => test.diagnostic()?.flaky)
          .map((test) => ({
            test: `${module.project.name}  ${module.relativeModuleId}  ${test.fullName}`,
            error: test.result().errors?.[0]?.message,
          })),
      ),
    )
  }
}
