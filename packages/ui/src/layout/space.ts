import type { vars } from '@colada/tokens'

/** A step of the space scale; `gutter` and `section` grow with the window. */
export type Space = keyof typeof vars.space

/** Elements that a layout primitive may be, by what they mean and not by how they look. */
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
