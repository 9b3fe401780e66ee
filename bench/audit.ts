import lighthouse, { type Flags } from 'lighthouse'

/** Categories of Lighthouse whose scores do not depend on the machine, and all of them. */
const deterministicCategories = ['accessibility', 'best-practices', 'seo'] as const
const allCategories = ['performance', ...deterministicCategories] as const

export type Score = (typeof allCategories)[number]

export interface AuditResult {
  readonly scores: Readonly<Partial<Record<Score, number>>>
  /** Failed audits of the categories that do not depend on the machine. */
  readonly failedAudits: readonly string[]
  /** Speed of this machine's CPU in Lighthouse's own unit; about 1,500 on a fast desktop. */
  readonly benchmarkIndex: number
  /** Numeric value of an audit in its own unit; 0 without one. */
  numericValue(audit: string): number
}

export type AuditFlags = Flags & { readonly port: number }

/** Audits a page with the Chromium whose debugging port is given. */
export async function audit(url: string, flags: AuditFlags): Promise<AuditResult> {
  const result = await lighthouse(url, {
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...allCategories],
    ...flags,
  })
  if (!result) throw new Error(`Lighthouse returned no result for ${url}.`)
  const { categories, audits, environment } = result.lhr
  return {
    scores: Object.fromEntries(
      Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
    ),
    failedAudits: deterministicCategories
      .flatMap((name) => categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
    benchmarkIndex: environment.benchmarkIndex,
    numericValue: (id) => audits[id]?.numericValue ?? 0,
  }
}
