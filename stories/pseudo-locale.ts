const vowels = /[aeiouáéíóú]/gi
const UNCHANGED_PARTS = /(\{\{[^}]*\}\}|<[^>]*>|https?:\S+|\/\S+|#\S+)/

/**
 * Pseudo-localizes a text: doubled vowels, about as much longer as German is than English, and brackets that show where it is
 * cut off. Placeholders, tags and URLs are unchanged.
 */
export const lengthenText = (text: string): string =>
  `[${text
    .split(UNCHANGED_PARTS)
    .map((part, index) => (index % 2 === 1 ? part : part.replace(vowels, '$&$&')))
    .join('')}]`

const cache = new WeakMap<object, unknown>()

/** Lengthens all texts of nested messages, including the return values of functions. */
export function lengthenMessages<Messages>(messages: Messages): Messages {
  return lengthen(messages) as Messages
}

function lengthen(value: unknown): unknown {
  if (typeof value === 'string') return /^[#/]/.test(value) ? value : lengthenText(value)
  if ((typeof value !== 'object' && typeof value !== 'function') || value === null) return value
  const cached = cache.get(value)
  if (cached !== undefined) return cached
  const result =
    typeof value === 'function'
      ? (...args: unknown[]) => lengthen((value as (...args: unknown[]) => unknown)(...args))
      : Array.isArray(value)
        ? value.map(lengthen)
        : Object.fromEntries(
            Object.entries(value).map(([name, part]) => [name, isIdentifier(name) ? part : lengthen(part)]),
          )
  cache.set(value, result)
  return result
}

/** Identifiers, which are not shown as text. */
function isIdentifier(name: string): boolean {
  return ['id', 'value', 'key', 'href', 'src', 'tone', 'kind', 'icon'].includes(name)
}
