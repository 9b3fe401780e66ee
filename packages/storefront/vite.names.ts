import { globSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

/** A style that wants a name: the file that makes it, from the storefront, and a hash of that with a number after it. */
interface Unnamed {
  readonly filePath: string
  readonly hash: string
}

// No vowels: nothing that reads like a word, since some words (`ad1`) are hidden by blockers.
const letters = [...'bcdfghjklmnpqrstvwxz']

/**
 * Names for the classes of files: two letters for the file, then the number of the style in it. Hashes are what
 * compresses worst in a document. Names hang on the list alone, so that all parts of a build use the same.
 */
export function shortNames(files: readonly string[]): (style: Unnamed) => string {
  if (files.length > letters.length ** 2) throw new Error(`Two letters do not name ${files.length} files.`)
  const codes = new Map(files.toSorted().map((file, at) => [file, codeOf(at)]))
  const prefixes = new Map<string, string>()
  return ({ filePath, hash }) => {
    const code = codes.get(filePath)
    // A file is read from its beginning, so the first hash that is seen of it ends with 0.
    const prefix = prefixes.get(filePath) ?? hash.slice(0, -1)
    if (code === undefined || !hash.startsWith(prefix))
      throw new Error(`The style ${hash} of ${filePath} cannot be named shortly.`)
    prefixes.set(filePath, prefix)
    return code + hash.slice(prefix.length)
  }
}

const codeOf = (at: number): string =>
  letters[Math.floor(at / letters.length)]!.toUpperCase() + letters[at % letters.length]!

/** The files of the workspace that make styles, from the storefront. */
export const styleFiles = (): string[] =>
  globSync('../*/src/**/*.css.ts', { cwd: dirname(fileURLToPath(import.meta.url)) }).map((file) =>
    file.replace('../storefront/', ''),
  )
