import { breakpoints } from './scale.ts'

const ROOT_PX = 16

/** Rounds to four decimals so that the CSS stays short and the same on every machine. */
const tidy = (value: number): number => Math.round(value * 10_000) / 10_000

/** In rem, zero too: a bare 0 would break the sums that components make of lengths. */
export const toRem = (px: number): string => `${tidy(px / ROOT_PX)}rem`

/**
 * A length that grows evenly from `narrow` px at the smallest breakpoint to `wide` px at the largest.
 * In rem, so that the reader's own font size counts.
 */
export const fluid = (narrow: number, wide: number): string => {
  if (narrow === wide) return toRem(narrow)
  const slope = (wide - narrow) / (breakpoints.xl - breakpoints.xs)
  const start = narrow - slope * breakpoints.xs
  return `clamp(${toRem(narrow)}, ${toRem(start)} + ${tidy(slope * 100)}vw, ${toRem(wide)})`
}
