/**
 * A lookup that is made once of what it is made from, and goes with it: of the same catalogue, the very same array,
 * always the same answer.
 */
export function keptLookup<From extends object, Lookup>(
  make: (from: From) => Lookup,
): (from: From) => Lookup {
  const made = new WeakMap<From, Lookup>()
  return (from) => {
    const known = made.get(from) ?? make(from)
    made.set(from, known)
    return known
  }
}
