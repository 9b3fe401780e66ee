import type { RichTextLine, RichTextRun } from '@colada/domain/content/rich-text'
import { TextLink } from '@colada/ui'

/** The runs of a line, with emphasis and links. */
export function RichText({ line }: { readonly line: RichTextLine }) {
  return line.map((run) => <Run key={run.text} {...run} />)
}

function Run({ text, emphasis: Emphasis, href }: RichTextRun) {
  const content = Emphasis ? <Emphasis>{text}</Emphasis> : text
  return href === undefined ? (
    content
  ) : (
    <TextLink href={href} tone="inherit">
      {content}
    </TextLink>
  )
}
