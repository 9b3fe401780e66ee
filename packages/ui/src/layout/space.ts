import type { vars } from '@colada/tokens'

/** A step of the space scale; `gutter` and `section` are fluid. */
export type Space = keyof typeof vars.space

/** Elements that a layout primitive can render. */
export type LayoutTag =
  | 'div'
  | 'span'
  | 'section'
  | 'article'
  | 'aside'
  | 'header'
  | 'footer'
  | 'main'
  | 'nav'
  | 'form'
  | 'fieldset'
  | 'ul'
  | 'ol'
  | 'li'
  | 'dl'
