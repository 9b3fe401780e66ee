import { breakpoints } from './scale.ts'

const ROOT_PX = 16

/** Keeps the CSS short and equal on every machine. */
const roundToFourDecimals = (value: number): number => Math.round(value * 10_000) / 10_000

/** Converts px to rem. Zero keeps its unit, since `calc()` does not add a unitless 0 to a length. */
export const toRem = (px: number): string => `${roundToFourDecimals(px / ROOT_PX)}rem`

/**
 * A length that grows linearly with the viewport, in rem so that it follows the user's font size.
 *
 * @param narrow px at the smallest breakpoint
 * @param wide px at the largest breakpoint
 */
export const fluid = (narrow: number, wide: number): string => {
  if (narrow === wide) return toRem(narrow)
  const slope = (wide - narrow) / (breakpoints.xl - breakpoints.xs)
  const start = narrow - slope * breakpoints.xs
  return `clamp(${toRem(narrow)}, ${toRem(start)} + ${roundToFourDecimals(slope * 100)}vw, ${toRem(wide)})`
}
