import type { Reporter, TestModule } from 'vitest/node'
import { noteSecondTries } from './list.ts'

/** Notes tests and stories that passed at their second try. */
export default class SecondTries implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]) {
    noteSecondTries(
      modules.flatMap((module) =>
        [...module.children.allTests()]
          .filter((test) => test.diagnostic()?.flaky)
          .map((test) => ({
            test: `${module.project.name}  ${module.relativeModuleId}  ${test.fullName}`,
            because: test.result().errors?.[0]?.message,
          })),
      ),
    )
  }
}
