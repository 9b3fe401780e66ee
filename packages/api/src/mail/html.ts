/** A piece of markup that is safe to put into a page. */
export interface Markup {
  readonly markup: string
}

type Piece = string | number | Markup | readonly Markup[]

/** Markup from a template; everything put into it that is not markup itself is escaped. */
export function html(parts: TemplateStringsArray, ...pieces: readonly Piece[]): Markup {
  return { markup: parts.reduce((text, part, index) => text + render(pieces[index - 1] ?? '') + part) }
}

function render(piece: Piece): string {
  if (typeof piece === 'string' || typeof piece === 'number') return escape(String(piece))
  return 'markup' in piece ? piece.markup : piece.map((part) => part.markup).join('')
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character]!)
}
