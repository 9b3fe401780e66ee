import lighthouse, { type Flags } from 'lighthouse'

/** What Lighthouse scores a page for, of 100: those that do not depend on the machine, then the others. */
const steady = ['accessibility', 'best-practices', 'seo'] as const
const scored = ['performance', ...steady] as const

export type Score = (typeof scored)[number]

/** What Lighthouse says of a page. */
export interface Audited {
  readonly scores: Readonly<Partial<Record<Score, number>>>
  /** Audits that cost points which do not depend on the machine. */
  readonly wrong: readonly string[]
  /** The figure behind an audit, in its own unit; 0 where it has none. */
  measured(audit: string): number
}

/** Audits a page with the Chromium that listens on a port. */
export async function audit(address: string, flags: Flags & { readonly port: number }): Promise<Audited> {
  const result = await lighthouse(address, {
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...scored],
    ...flags,
  })
  if (!result) throw new Error(`Lighthouse says nothing of ${address}.`)
  const { categories, audits } = result.lhr
  return {
    scores: Object.fromEntries(
      Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
    ),
    wrong: steady
      .flatMap((name) => categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
    measured: (id) => audits[id]?.numericValue ?? 0,
  }
}
