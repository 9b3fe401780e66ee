import { componentFacts } from '../components/component-facts.ts'
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
  return componentFacts(root).flatMap(({ source, story, told }) => {
    if (told === null) return []
    const { guide } = told
    if (guide === null) return [{ where: story, problem: 'has no guide({ … }) in its parameters' }]
    const keysNeeded = !('keys' in guide) || (guide.keys === 0 && isControl(readText(root, source)))
    const empty = [...demanded.filter((part) => !guide[part]), ...(keysNeeded ? ['keys'] : [])]
    return [
      ...(empty.length > 0
        ? [{ where: story, problem: `its guide says nothing of: ${empty.join(', ')}` }]
        : []),
      ...(told.namesComponent
        ? []
        : [{ where: story, problem: 'names no component: nobody can try its props in the docs' }]),
    ]
  })
}
