/**
 * A path of the route table in React Router's syntax, which has no parameter within a segment: such a segment becomes one
 * parameter, and `matchRoute` reads the rest of it.
 */
export function routerPath(path: string): string {
  return path.replace(/[^/:]+:/g, ':')
}
