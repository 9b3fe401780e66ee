import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '@colada/domain/wire/language'
import { parse } from 'yaml'

const folder = join(import.meta.dirname, '../../packages/storefront/src/features/content')

/** The text of a content file: `pages/es/warranties`. */
export const readContentFile = (path: string): string => readFileSync(join(folder, `${path}.yaml`), 'utf8')

/** A content file as it is written, with the placeholders of its facts. */
export function readContent(name: string, language: Language): unknown {
  return parse(readContentFile(name.replace('/', `/${language}/`)))
}

/** Names of all content files of a language: `pages/warranties`. */
export const contentFiles = (language: Language): string[] =>
  globSync(`*/${language}/*.yaml`, { cwd: folder })
    .map((path) => path.replace(`/${language}/`, '/').replace('.yaml', ''))
    .toSorted()
