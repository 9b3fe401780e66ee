/** A text run with uniform formatting. */
export interface RichTextRun {
  readonly text: string
  readonly emphasis?: 'strong' | 'em'
  /** A path of the shop, an `https` or a `mailto` URL. */
  readonly href?: string
}

/** A line, or a paragraph, of a text. */
export type RichTextLine = readonly RichTextRun[]

/** Entities that sanitized HTML can contain. */
const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': '\u00a0',
}

const tokenPattern = /<(?<end>\/?)(?<tag>strong|em|br|a)\b(?<attributes>[^>]*)>|<[^>]*>|(?<text>[^<]+|<)/gi
const safeUrl = /^(?:\/(?!\/)|https:\/\/|mailto:)/i

const decodeEntities = (text: string): string =>
  text.replace(/&(?:amp|lt|gt|quot|nbsp|#39);/g, (name) => entities[name]!)

/**
 * Parses the HTML subset of notices and promotions (emphasis, links, line breaks) into lines of text runs, so that none of it is
 * inserted into a page as HTML (trust 6). Other tags are removed; the text of unsafe links is kept.
 */
export function parseRichText(html: string): readonly RichTextLine[] {
  const lines: RichTextRun[][] = [[]]
  const current: { strong: boolean; em: boolean; href: string | undefined } = {
    strong: false,
    em: false,
    href: undefined,
  }
  for (const { groups } of html.matchAll(tokenPattern)) {
    const { tag, end, attributes, text } = groups!
    if (text !== undefined) {
      const emphasis = current.strong ? 'strong' : current.em ? 'em' : undefined
      lines.at(-1)!.push({
        text: decodeEntities(text),
        ...(emphasis && { emphasis }),
        ...(current.href !== undefined && { href: current.href }),
      })
      continue
    }
    const isOpening = end === ''
    switch (tag?.toLowerCase()) {
      case 'br':
        lines.push([])
        break
      case 'strong':
      case 'em':
        current[tag!.toLowerCase() as 'strong' | 'em'] = isOpening
        break
      case 'a':
        current.href = isOpening ? parseHref(attributes ?? '') : undefined
        break
      default:
    }
  }
  return lines.filter((line) => line.some(({ text }) => text.trim() !== ''))
}

function parseHref(attributes: string): string | undefined {
  const url = decodeEntities(/\bhref="([^"]*)"/i.exec(attributes)?.[1] ?? '')
  return safeUrl.test(url) ? url : undefined
}
