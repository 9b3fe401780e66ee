import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

interface AxeOptions {
  /** Only these rules. */
  readonly rules?: readonly string[]
  /** Also checks frames of other origins, which takes twice as long. */
  readonly withForeignFrames?: boolean
}

/**
 * The serious and critical axe violations of a page, with their elements. Its context needs `bypassCSP`, since axe adds
 * inline styles, and reduced motion, since colours in transition fail the contrast check.
 */
export async function findSeriousViolations(
  page: Page,
  { rules, withForeignFrames = false }: AxeOptions = {},
): Promise<string[]> {
  // Rules of WCAG 2.2 are not enabled by default.
  const axe = new AxeBuilder({ page }).options({
    resultTypes: ['violations'],
    rules: { 'target-size': { enabled: true } },
  })
  if (rules) axe.withRules([...rules])
  // Axe's other mode opens a second page for each run.
  const { violations } = await axe.setLegacyMode(!withForeignFrames).analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary = '' }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
    )
}
