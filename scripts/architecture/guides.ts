import { componentFacts } from '../components/component-facts.ts'
import type { Violation } from './violation.ts'

/** What a component's docs page cannot do without. */
const demanded = ['status', 'summary', 'use', 'avoid', 'anatomy', 'do', 'dont', 'access', 'content'] as const

/**
 * Components whose story tells the looks and not the use: every one has a guide, and every part of it says
 * something. `keys` may be empty, for what is not operated.
 */
export function guideViolations(root: string): Violation[] {
  return componentFacts(root).flatMap(({ story, told }) => {
    if (told === null) return []
    const { guide } = told
    if (guide === null) return [{ where: story, problem: 'has no guide({ … }) in its parameters' }]
    const empty = demanded.filter((part) => !guide[part])
    return empty.length > 0 || !('keys' in guide)
      ? [
          {
            where: story,
            problem: `its guide says nothing of: ${[...empty, ...('keys' in guide ? [] : ['keys'])].join(', ')}`,
          },
        ]
      : []
  })
}
