/** Memoizes a function by the identity of its argument, in a `WeakMap`. */
export function memoizeByReference<Argument extends object, Result>(
  compute: (argument: Argument) => Result,
): (argument: Argument) => Result {
  const cache = new WeakMap<Argument, Result>()
  return (argument) => {
    const result = cache.get(argument) ?? compute(argument)
    cache.set(argument, result)
    return result
  }
}
