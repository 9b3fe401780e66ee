/** A violation of an architecture rule. */
export interface Violation {
  /** Path from the root, with the line if known: `packages/ui/src/a.ts:12`. */
  readonly where: string
  readonly problem: string
}
