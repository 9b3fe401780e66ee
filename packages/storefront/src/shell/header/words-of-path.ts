const MIN_CHARACTERS = 4

/** The words of a path that may be part of a name, those of its end first. */
export function wordsOfPath(pathname: string): string[] {
  return decode(pathname)
    .split('/')
    .toReversed()
    .flatMap((segment) => segment.split(/[^\p{L}\d]+/u))
    .filter((word) => word.length >= MIN_CHARACTERS)
}

function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
