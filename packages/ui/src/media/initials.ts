/** Returns the initials of the first and last word; an empty string for a name without letters. */
export const getInitials = (name: string): string => {
  const words = name.split(/[\s-]+/).flatMap((word) => /\p{Letter}/u.exec(word)?.[0] ?? [])
  const [first = '', last = ''] = words.length > 1 ? [words[0], words.at(-1)] : words
  return `${first}${last}`.toUpperCase()
}
