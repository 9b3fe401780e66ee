import { findFiles, readText } from './files.ts'
import type { Violation } from './violation.ts'

const folders = ['client', 'storefront', 'backoffice'].map((name) => `packages/${name}/src/locales`)
const [first, second] = ['es', 'en'] as const

/** Requires the same keys, plural forms and placeholders in both languages, and no empty messages. */
export function translationViolations(root: string): Violation[] {
  return folders.flatMap((folder) => {
    const names = (language: string) =>
      findFiles(root, [`${folder}/${language}/*.json`]).map((file) => file.split('/').at(-1)!)
    const files = [...new Set([...names(first), ...names(second)])]
    return files.flatMap((file) => {
      const path = (language: string) => `${folder}/${language}/${file}`
      const messages = { [first]: read(root, path(first)), [second]: read(root, path(second)) }
      return [
        ...compare(path(first), messages[first]!, messages[second]!, second),
        ...compare(path(second), messages[second]!, messages[first]!, first),
      ]
    })
  })
}

function compare(
  file: string,
  here: Map<string, string>,
  there: Map<string, string>,
  other: string,
): Violation[] {
  return [...here].flatMap(([key, text]) => {
    const where = `${file} ${key}`
    if (text.trim() === '') return [{ where, problem: 'is empty' }]
    const translation = there.get(key)
    if (translation === undefined) return [{ where, problem: `has no ${other} translation` }]
    const missing = placeholders(text).filter((name) => !placeholders(translation).includes(name))
    return missing.map((name) => ({ where, problem: `{{${name}}} is missing in ${other}` }))
  })
}

function placeholders(text: string): string[] {
  return [...text.matchAll(/\{\{-?\s*([\w.]+)/g)].map((match) => match[1]!)
}

function read(root: string, path: string): Map<string, string> {
  try {
    return new Map(flatten(JSON.parse(readText(root, path)) as object))
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code === 'ENOENT') return new Map()
    throw problem
  }
}

function flatten(messages: object, prefix = ''): [string, string][] {
  return Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null
      ? flatten(value as object, `${prefix}${key}.`)
      : [[`${prefix}${key}`, String(value)] as [string, string]],
  )
}
