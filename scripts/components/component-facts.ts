import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { filesOf, readText } from '../architecture/files.ts'
import { readStorySource, type StorySource } from './story-source.ts'
import { tokensOf } from './token-use.ts'

/** What the folders say of one component, for the coverage page, the docs pages and the rules of the house. */
export interface ComponentFact {
  /** `controls`, `shop/cart` … */
  readonly room: string
  /** `button` */
  readonly name: string
  /** Path of its source from the root. */
  readonly source: string
  /** Path that its story has or should have. */
  readonly story: string
  /** `null` where there is no story. */
  readonly told: StorySource | null
  /** Unit tests of the same name, or of the folder's. */
  readonly tests: readonly string[]
  readonly tokens: readonly string[]
}

const uiFolder = 'packages/ui/src/'

/** Every component of ui: each `.tsx` outside `internal/`, which is private machinery. */
export function componentFacts(root: string): readonly ComponentFact[] {
  const tests = filesOf(root, ['tests/ui/**/*.test.{ts,tsx}'])
  return filesOf(root, [`${uiFolder}*/**/*.tsx`])
    .filter((source) => !source.startsWith(`${uiFolder}internal/`))
    .map((source) => {
      const path = source.slice(uiFolder.length, -'.tsx'.length)
      const cut = path.lastIndexOf('/')
      const story = `stories/${path}.stories.tsx`
      return {
        room: path.slice(0, cut),
        name: path.slice(cut + 1),
        source,
        story,
        told: existsSync(join(root, story)) ? readStorySource(readText(root, story)) : null,
        tests: tests.filter((test) => test.startsWith(`tests/ui/${path}.test.`)),
        tokens: tokensOf(root, source),
      }
    })
}
