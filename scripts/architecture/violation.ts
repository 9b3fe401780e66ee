/** Something in the tree that breaks a rule of the house: where, and how to mend it. */
export interface Violation {
  /** Path from the root, with a line where there is one: `packages/ui/src/a.ts:12`. */
  readonly where: string
  readonly problem: string
}
