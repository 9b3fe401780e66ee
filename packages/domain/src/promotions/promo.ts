import type { RichTextLine } from '../content/rich-text.ts'

/** A promotion of the promotions page (spec 000 §3, Promo). */
export interface Promo {
  readonly id: number
  readonly title: string
  readonly description: readonly RichTextLine[]
  /** Path of its picture. */
  readonly image: string
  /** Position on the page; the page sorts by it, ascending. */
  readonly order: number
}
