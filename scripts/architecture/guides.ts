import { readComponentMetadata } from '../components/component-metadata.ts'
import { readText } from './files.ts'
import { isControl } from './interactive.ts'
import type { Violation } from './violation.ts'

/** What a component's docs page cannot do without. */
const demanded = ['status', 'summary', 'use', 'avoid', 'anatomy', 'do', 'dont', 'access', 'content'] as const

/**
 * Components whose story tells the looks and not the use: every one has a guide, every part of it says something, and its
 * stories name the component, so that its props can be tried. `keys` may be empty, for what is not operated.
 */
export function guideViolations(root: string): Violation[] {
  return readComponentMetadata(root).flatMap(({ sourceFile, storyFile, storySource }) => {
    if (storySource === null) return []
    const { guideCounts } = storySource
    if (guideCounts === null) return [{ where: storyFile, problem: 'has no guide({ … }) in its parameters' }]
    const keysNeeded =
      !('keys' in guideCounts) || (guideCounts.keys === 0 && isControl(readText(root, sourceFile)))
    const empty = [...demanded.filter((part) => !guideCounts[part]), ...(keysNeeded ? ['keys'] : [])]
    return [
      ...(empty.length > 0
        ? [{ where: storyFile, problem: `its guide says nothing of: ${empty.join(', ')}` }]
        : []),
      ...(storySource.hasComponent
        ? []
        : [{ where: storyFile, problem: 'names no component: nobody can try its props in the docs' }]),
    ]
  })
}
