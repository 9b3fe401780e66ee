import type { ReactNode } from 'react'
import type { MailKind, MailOf } from '../mail-content.ts'
import type { Texts } from '../texts/es.ts'

export interface TemplateProps<Kind extends MailKind> {
  readonly content: MailOf<Kind>
  readonly texts: Texts
}

/** A component that renders the content of a kind of mail, inside the layout. */
export type Template<Kind extends MailKind> = (props: TemplateProps<Kind>) => ReactNode
