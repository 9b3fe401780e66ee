/** Escaped HTML. */
export interface Markup {
  readonly markup: string
}

type Value = string | number | Markup | readonly Markup[]

/** Template tag that escapes every value that is not markup. */
export function html(parts: TemplateStringsArray, ...values: readonly Value[]): Markup {
  return { markup: parts.reduce((text, part, index) => text + render(values[index - 1] ?? '') + part) }
}

function render(value: Value): string {
  if (typeof value === 'string' || typeof value === 'number') return escape(String(value))
  return 'markup' in value ? value.markup : value.map((item) => item.markup).join('')
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
