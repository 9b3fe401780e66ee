import sanitizeHtml from 'sanitize-html'

/** The allowed markup of notices and promotions: text, emphasis, links and line breaks. */
const SANITIZE_OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: ['strong', 'em', 'br', 'a'],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['https', 'mailto'],
  allowProtocolRelative: false,
}

/** Sanitises an HTML text before it is stored (trust 6). */
export const sanitizeRichText = (html: string): string => sanitizeHtml(html, SANITIZE_OPTIONS).trim()
