/** The part of `URLSearchParams` that the domain uses: browsers and Node have it, the libraries of ECMAScript do not. */
declare class URLSearchParams implements Iterable<[name: string, value: string]> {
  constructor(init?: string | [name: string, value: string][])
  get(name: string): string | null
  [Symbol.iterator](): IterableIterator<[name: string, value: string]>
}
