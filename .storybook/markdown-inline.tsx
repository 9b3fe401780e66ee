import { Fragment } from 'react'
import { components as metadata } from 'virtual:component-metadata'
import { DocsLink } from './docs-link.tsx'

const docsIdByComponent: ReadonlyMap<string, string> = new Map(
  metadata.flatMap(({ components, docsId }) =>
    docsId ? components.map((name) => [name, docsId] as const) : [],
  ),
)

/** Inline code, or a component name. One-word names (`Text`) match only inside a sentence: at its start they are ordinary words. */
const CODE_OR_COMPONENT = /`([^`]+)`|\b([A-Z][a-z]+(?:[A-Z][a-z]+)+)\b|(?<=[^.!?“”] )([A-Z][a-z]+)\b/g

/** Renders inline code and links component names to their docs pages. */
export function MarkdownInline({ text, page }: { readonly text: string; readonly page?: string | null }) {
  const parts: React.ReactNode[] = []
  let from = 0
  for (const match of text.matchAll(CODE_OR_COMPONENT)) {
    const [whole, code, long, short] = match
    const name = code ?? long ?? short ?? ''
    const to = docsIdByComponent.get(name)
    const isLink = to !== undefined && to !== page
    if (code === undefined && !isLink) continue
    parts.push(text.slice(from, match.index))
    const content = code === undefined ? name : <code>{code}</code>
    parts.push(isLink ? <DocsLink to={to}>{content}</DocsLink> : content)
    from = match.index + whole.length
  }
  return [...parts, text.slice(from)].map((part, index) => (
    // The order of the parts is static.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={index}>{part}</Fragment>
  ))
}
