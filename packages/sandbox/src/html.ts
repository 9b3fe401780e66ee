/** Markup created by `html`, already escaped. */
export class Markup {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

type Part = string | number | Markup | Part[] | undefined

/** Tagged template for HTML: escapes every interpolated value except other `Markup`. */
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
