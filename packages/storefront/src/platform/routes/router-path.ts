/**
 * A path of the route table as the router takes it, which has no parameter within a segment: whoever reads the address
 * looks at the rest of that.
 */
export function routerPath(path: string): string {
  return path.replace(/[^/:]+:/g, ':')
}
