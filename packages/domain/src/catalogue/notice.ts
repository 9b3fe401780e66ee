/** A piece of a notice that is said in one way. */
export interface NoticeRun {
  readonly text: string
  readonly emphasis?: 'strong' | 'em'
  /** A path of the shop, an `https` address or a mail address; nothing else is let through. */
  readonly href?: string
}

/** A line of a notice. */
export type NoticeLine = readonly NoticeRun[]

/** The only characters that cleaned HTML writes as names. */
const characters: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': '\u00a0',
}

const token = /<(?<end>\/?)(?<tag>strong|em|br|a)\b(?<attributes>[^>]*)>|<[^>]*>|(?<text>[^<]+|<)/gi
const safeAddress = /^(?:\/(?!\/)|https:\/\/|mailto:)/i

const plain = (text: string): string =>
  text.replace(/&(?:amp|lt|gt|quot|nbsp|#39);/g, (name) => characters[name]!)

/**
 * Reads the little HTML that a notice may hold (emphasis, links, line breaks) as lines of runs, so that nothing of it is
 * ever written into a page as HTML (trust 6). Whatever else it holds is left out; a link elsewhere keeps its words.
 */
export function readNotice(html: string): readonly NoticeLine[] {
  const lines: NoticeRun[][] = [[]]
  const open: { strong: boolean; em: boolean; href: string | undefined } = {
    strong: false,
    em: false,
    href: undefined,
  }
  for (const { groups } of html.matchAll(token)) {
    const { tag, end, attributes, text } = groups!
    if (text !== undefined) {
      const emphasis = open.strong ? 'strong' : open.em ? 'em' : undefined
      lines.at(-1)!.push({
        text: plain(text),
        ...(emphasis && { emphasis }),
        ...(open.href !== undefined && { href: open.href }),
      })
      continue
    }
    const starts = end === ''
    switch (tag?.toLowerCase()) {
      case 'br':
        lines.push([])
        break
      case 'strong':
      case 'em':
        open[tag!.toLowerCase() as 'strong' | 'em'] = starts
        break
      case 'a':
        open.href = starts ? addressIn(attributes ?? '') : undefined
        break
      default:
    }
  }
  return lines.filter((line) => line.some(({ text }) => text.trim() !== ''))
}

function addressIn(attributes: string): string | undefined {
  const address = plain(/\bhref="([^"]*)"/i.exec(attributes)?.[1] ?? '')
  return safeAddress.test(address) ? address : undefined
}
