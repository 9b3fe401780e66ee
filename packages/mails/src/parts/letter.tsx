import type { ReactNode } from 'react'
import type { Texts } from '../texts/es.ts'
import { ActionButton } from './action-button.tsx'
import { type Fact, FactsTable } from './facts-table.tsx'
import { Paragraph } from './paragraph.tsx'

export interface LetterProps {
  readonly texts: Texts
  readonly firstName: string
  /** Paragraphs before the facts and the button. */
  readonly intro: readonly string[]
  readonly facts?: readonly Fact[]
  /** Titles of the columns of the facts. */
  readonly factsTitles?: Fact
  readonly action?: { readonly label: string; readonly url: string }
  /** Paragraphs after the button. */
  readonly notes?: readonly string[]
  /** Content between the button and the signature. */
  readonly children?: ReactNode
}

/** A mail to a customer: greeting, paragraphs, facts, one button, notes and signature. */
export function Letter(props: LetterProps) {
  const { texts, firstName, intro, facts = [], factsTitles, action, notes = [], children } = props
  return (
    <>
      <Paragraph>{texts.shared.greeting(firstName)}</Paragraph>
      {intro.map((paragraph) => (
        <Paragraph key={paragraph}>{paragraph}</Paragraph>
      ))}
      {facts.length > 0 && <FactsTable facts={facts} {...(factsTitles && { titles: factsTitles })} />}
      {action && <ActionButton {...action} />}
      {notes.map((paragraph) => (
        <Paragraph key={paragraph}>{paragraph}</Paragraph>
      ))}
      {children}
      <Paragraph>{texts.shared.sign}</Paragraph>
    </>
  )
}
