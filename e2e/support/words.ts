import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Language } from '@colada/domain/wire/language'

const folder = new URL('../../packages/storefront/src/locales/', import.meta.url).pathname

/** A sentence of the shop by its key, `subject:a.b.c`, with its values filled in. */
export type Words = (key: string, values?: Readonly<Record<string, string | number>>) => string

/** The shop's own sentences, so that a journey never asserts on words it made up. */
export function wordsOf(language: Language): Words {
  const subjects = new Map(
    readdirSync(join(folder, language)).map((file) => [
      basename(file, '.json'),
      JSON.parse(readFileSync(join(folder, language, file), 'utf8')) as unknown,
    ]),
  )
  const plural = new Intl.PluralRules(language)
  const find = (key: string): unknown => {
    const [subject = '', path = ''] = key.split(':')
    return path
      .split('.')
      .reduce<unknown>(
        (node, name) => (node as Record<string, unknown> | undefined)?.[name],
        subjects.get(subject),
      )
  }
  return (key, values = {}) => {
    const { count } = values
    const text = find(key) ?? (typeof count === 'number' ? find(`${key}_${plural.select(count)}`) : undefined)
    if (typeof text !== 'string') throw new Error(`There is no sentence ${key} in ${language}.`)
    // Elements within a sentence, as in `<terms>…</terms>`, are not part of its words.
    return text.replaceAll(/<\/?\w+>/g, '').replace(/\{\{-?\s*(\w+)[^}]*\}\}/g, (_, name: string) => {
      const value = values[name]
      if (value === undefined) throw new Error(`The sentence ${key} needs the value "${name}".`)
      return String(value)
    })
  }
}
