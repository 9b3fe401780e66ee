import { findComponentFiles } from '../components/component-files.ts'
import { findFiles } from './files.ts'
import type { Violation } from './violation.ts'

/** Requires a story of the same path for every component. */
export function storyViolations(root: string): Violation[] {
  const stories = new Set(findFiles(root, ['stories/**/*.stories.tsx']))
  return findComponentFiles(root).flatMap((file) => {
    const story = file.replace('packages/ui/src/', 'stories/').replace(/\.tsx$/, '.stories.tsx')
    return stories.has(story) ? [] : [{ where: file, problem: `has no story at ${story}` }]
  })
}
