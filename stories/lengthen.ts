/** How much longer a pseudo-long word is: about what German makes of English, more than Spanish does. */
const vowels = /[aeiouáéíóú]/gi
const untouched = /(\{\{[^}]*\}\}|<[^>]*>|https?:\S+|\/\S+|#\S+)/

/**
 * A sentence as a longer language might say it: every vowel twice, between brackets, so that what is cut off or
 * pushed out shows. Placeholders, tags and addresses stay as they are.
 */
export const lengthened = (sentence: string): string =>
  `[${sentence
    .split(untouched)
    .map((part, index) => (index % 2 === 1 ? part : part.replace(vowels, '$&$&')))
    .join('')}]`

const done = new WeakMap<object, unknown>()

/** Words of any shape, each sentence lengthened; functions that make one lengthen what they answer. */
export function lengthenWords<Words>(words: Words): Words {
  return lengthen(words) as Words
}

function lengthen(words: unknown): unknown {
  if (typeof words === 'string') return /^[#/]/.test(words) ? words : lengthened(words)
  if ((typeof words !== 'object' && typeof words !== 'function') || words === null) return words
  const known = done.get(words)
  if (known !== undefined) return known
  const longer =
    typeof words === 'function'
      ? (...given: unknown[]) => lengthen((words as (...given: unknown[]) => unknown)(...given))
      : Array.isArray(words)
        ? words.map(lengthen)
        : Object.fromEntries(
            Object.entries(words).map(([name, value]) => [name, isKey(name) ? value : lengthen(value)]),
          )
  done.set(words, longer)
  return longer
}

/** What is not said but tells things apart. */
function isKey(name: string): boolean {
  return ['id', 'value', 'key', 'href', 'src', 'tone', 'kind', 'icon'].includes(name)
}
