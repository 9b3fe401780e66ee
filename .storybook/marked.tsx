import { Fragment } from 'react'
import { facts } from 'virtual:component-facts'

import { DocsLink } from './docs-link.tsx'

const pages: ReadonlyMap<string, string> = new Map(
  facts.flatMap(({ components, docs }) => (docs ? components.map((name) => [name, docs] as const) : [])),
)

/** Names of one word are words of the language, too: they begin a sentence without being meant. */
const meant = /`([^`]+)`|\b([A-Z][a-z]+(?:[A-Z][a-z]+)+)\b|(?<=[^.!?“”] )([A-Z][a-z]+)\b/g

/** A sentence with its `code` set apart, as Markdown would, and the components it names leading to their pages. */
export function Marked({ text, page }: { readonly text: string; readonly page?: string | null }) {
  const parts: React.ReactNode[] = []
  let from = 0
  for (const match of text.matchAll(meant)) {
    const [whole, code, long, short] = match
    const name = code ?? long ?? short ?? ''
    const to = pages.get(name)
    const leads = to !== undefined && to !== page
    if (code === undefined && !leads) continue
    parts.push(text.slice(from, match.index))
    const content = code === undefined ? name : <code>{code}</code>
    parts.push(leads ? <DocsLink to={to}>{content}</DocsLink> : content)
    from = match.index + whole.length
  }
  return [...parts, text.slice(from)].map((part, index) => (
    // The parts of a sentence neither come nor go.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={index}>{part}</Fragment>
  ))
}
