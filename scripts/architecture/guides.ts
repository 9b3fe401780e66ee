import { readComponentMetadata } from '../components/component-metadata.ts'
import { readText } from './files.ts'
import { isControl } from './interactive.ts'
import type { Violation } from './violation.ts'

/** Parts that every guide must fill. */
const requiredParts = [
  'status',
  'summary',
  'use',
  'avoid',
  'anatomy',
  'do',
  'dont',
  'access',
  'content',
] as const

/**
 * Requires a complete guide in every component's stories, and the component in their meta, so that its props can be edited
 * in the docs. `keys` may be empty for components without controls.
 */
export function guideViolations(root: string): Violation[] {
  return readComponentMetadata(root).flatMap(({ sourceFile, storyFile, storySource }) => {
    if (storySource === null) return []
    const { guideCounts } = storySource
    if (guideCounts === null) return [{ where: storyFile, problem: 'has no guide({ … }) in its parameters' }]
    const keysNeeded =
      !('keys' in guideCounts) || (guideCounts.keys === 0 && isControl(readText(root, sourceFile)))
    const empty = [...requiredParts.filter((part) => !guideCounts[part]), ...(keysNeeded ? ['keys'] : [])]
    return [
      ...(empty.length > 0 ? [{ where: storyFile, problem: `its guide lacks: ${empty.join(', ')}` }] : []),
      ...(storySource.hasComponent
        ? []
        : [
            {
              where: storyFile,
              problem: 'has no component in its meta; its props cannot be edited in the docs',
            },
          ]),
    ]
  })
}
