/**
 * Whether a file matches an `accept` attribute: an extension, a type or a wildcard ("image/*").
 * Browsers check it when a file is chosen, not when one is dropped.
 */
export const accepts = (file: Pick<File, 'name' | 'type'>, accept: string | undefined): boolean => {
  const kinds = (accept ?? '').split(',').map((kind) => kind.trim().toLowerCase())
  const type = file.type.toLowerCase()
  const matches = (kind: string) => {
    if (kind.startsWith('.')) return file.name.toLowerCase().endsWith(kind)
    return kind.endsWith('/*') ? type.startsWith(kind.slice(0, -1)) : type === kind
  }
  const named = kinds.filter((kind) => kind !== '')
  return named.length === 0 || named.some(matches)
}
