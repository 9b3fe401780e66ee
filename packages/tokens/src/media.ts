import { breakpoints } from './scale.ts'

type Breakpoint = keyof typeof breakpoints

const names = Object.keys(breakpoints) as Breakpoint[]

const forEachBreakpoint = (query: (width: number) => string) =>
  Object.fromEntries(names.map((name) => [name, query(breakpoints[name])])) as Record<Breakpoint, string>

/**
 * Media queries for `'@media'` keys. Styles are mobile first, extended with `from`; `below` is for rules that a wide
 * layout must not inherit, such as a bottom sheet.
 */
export const media = {
  from: forEachBreakpoint((width) => `(min-width: ${width}px)`),
  below: forEachBreakpoint((width) => `(max-width: ${width - 0.02}px)`),
  hover: '(hover: hover) and (pointer: fine)',
  motionAllowed: '(prefers-reduced-motion: no-preference)',
  motionReduced: '(prefers-reduced-motion: reduce)',
  prefersDark: '(prefers-color-scheme: dark)',
  prefersContrast: '(prefers-contrast: more)',
  forcedColors: '(forced-colors: active)',
  /** Scripting is disabled. Browsers without support for the feature run scripts and do not match. */
  unscripted: '(scripting: none)',
} as const

export { breakpoints }
export type { Breakpoint }
