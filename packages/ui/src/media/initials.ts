/** The first letters of the first and the last word of a name; nothing for a name without letters. */
export const getInitials = (name: string): string => {
  const words = name.split(/[\s-]+/).flatMap((word) => /\p{Letter}/u.exec(word)?.[0] ?? [])
  const [first = '', last = ''] = words.length > 1 ? [words[0], words.at(-1)] : words
  return `${first}${last}`.toUpperCase()
}
