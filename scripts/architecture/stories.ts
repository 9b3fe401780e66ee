import { filesOf } from './files.ts'
import type { Violation } from './violation.ts'

/**
 * Components without a story of the same path. `internal/` is private machinery; files that only hold logic
 * for a component are `.ts`, so every `.tsx` is a component and owes one.
 */
export function storyViolations(root: string): Violation[] {
  const stories = new Set(filesOf(root, ['stories/**/*.stories.tsx']))
  return filesOf(root, ['packages/ui/src/*/**/*.tsx'])
    .filter((file) => !file.startsWith('packages/ui/src/internal/'))
    .flatMap((file) => {
      const story = file.replace('packages/ui/src/', 'stories/').replace(/\.tsx$/, '.stories.tsx')
      return stories.has(story) ? [] : [{ where: file, problem: `has no story at ${story}` }]
    })
}
