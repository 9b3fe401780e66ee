import type { RichTextLine, RichTextRun } from '../content/rich-text.ts'
import type { Promo } from './promo.ts'

/** What a promotion says, and what one does with it. */
export interface PromoParts {
  readonly lines: readonly RichTextLine[]
  /** The emphasised code of the text; empty without one. */
  readonly code: string
  /** The link that is the last line. */
  readonly link?: { readonly text: string; readonly href: string }
}

const codePattern = /^(?=.*\d)[A-Z\d]{5,30}$/

const isCode = ({ text, emphasis }: RichTextRun) => emphasis === 'strong' && codePattern.test(text)

/**
 * Reads the code and the link of a promotion from its text, which is all that the call has (spec 000 §3, Promo). A link
 * inside of a sentence stays there.
 */
export function promoParts({ description }: Pick<Promo, 'description'>): PromoParts {
  const code = description.flat().find(isCode)?.text ?? ''
  const last = description.at(-1)
  const [run] = last ?? []
  if (last?.length !== 1 || run?.href === undefined) return { lines: description, code }
  return { lines: description.slice(0, -1), code, link: { text: run.text, href: run.href } }
}
