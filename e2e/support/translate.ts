import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Language } from '@colada/domain/wire/language'

const folderOf = (name: string) => new URL(`../../packages/${name}/src/locales`, import.meta.url).pathname

/** Translates a key, `namespace:a.b.c`, and interpolates values. */
export type Translate = (key: string, values?: Readonly<Record<string, string | number>>) => string

/** Reads the translations of an application, so that tests assert on no text of their own. */
export function createTranslate(
  language: Language,
  application: 'storefront' | 'backoffice' = 'storefront',
): Translate {
  const folders = [application, 'client'].map(folderOf)
  const namespaces = new Map(
    folders.flatMap((folder) =>
      readdirSync(join(folder, language)).map(
        (file) =>
          [
            basename(file, '.json'),
            JSON.parse(readFileSync(join(folder, language, file), 'utf8')) as unknown,
          ] as const,
      ),
    ),
  )
  const plural = new Intl.PluralRules(language)
  const find = (key: string): unknown => {
    const [namespace = '', path = ''] = key.split(':')
    return path
      .split('.')
      .reduce<unknown>(
        (node, name) => (node as Record<string, unknown> | undefined)?.[name],
        namespaces.get(namespace),
      )
  }
  return (key, values = {}) => {
    const { count } = values
    const text = find(key) ?? (typeof count === 'number' ? find(`${key}_${plural.select(count)}`) : undefined)
    if (typeof text !== 'string') throw new Error(`There is no translation ${key} in ${language}.`)
    // Elements such as `<terms>…</terms>` are not part of the text.
    return text.replaceAll(/<\/?\w+>/g, '').replace(/\{\{-?\s*(\w+)[^}]*\}\}/g, (_, name: string) => {
      const value = values[name]
      if (value === undefined) throw new Error(`The translation ${key} needs the value "${name}".`)
      return String(value)
    })
  }
}
