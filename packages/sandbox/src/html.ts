/** Markup that was made by `html` and needs no further escaping. */
export class Markup {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

type Part = string | number | Markup | Part[] | undefined

/** Writes HTML in which every inserted value is escaped, save what `html` itself made. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Markup {
  return new Markup(strings.map((string, index) => string + render(parts[index])).join(''))
}

function render(part: Part): string {
  if (part === undefined) return ''
  if (Array.isArray(part)) return part.map(render).join('')
  return part instanceof Markup ? part.text : escapeHtml(String(part))
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character)
}
