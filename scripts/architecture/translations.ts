import { findFiles, readText } from './files.ts'
import type { Violation } from './violation.ts'

const folder = 'packages/storefront/src/locales'
const [first, second] = ['es', 'en'] as const

/** Requires the same keys, plural forms and placeholders in both languages, and no empty messages. */
export function translationViolations(root: string): Violation[] {
  const names = (language: string) =>
    findFiles(root, [`${folder}/${language}/*.json`]).map((file) => file.split('/').at(-1)!)
  const files = [...new Set([...names(first), ...names(second)])]
  return files.flatMap((file) => {
    const messages = { [first]: read(root, first, file), [second]: read(root, second, file) }
    return [
      ...compare(file, messages[first]!, messages[second]!, first, second),
      ...compare(file, messages[second]!, messages[first]!, second, first),
    ]
  })
}

function compare(
  file: string,
  here: Map<string, string>,
  there: Map<string, string>,
  language: string,
  other: string,
): Violation[] {
  return [...here].flatMap(([key, text]) => {
    const where = `${folder}/${language}/${file} ${key}`
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

function read(root: string, language: string, file: string): Map<string, string> {
  try {
    return new Map(flatten(JSON.parse(readText(root, `${folder}/${language}/${file}`)) as object))
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
