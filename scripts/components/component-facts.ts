import { existsSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { filesOf, readText } from '../architecture/files.ts'
import { fileNameOf } from './component-names.ts'
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
  /** What it exports: `TwoLegPlanner` stands beside `LegCard`. */
  readonly components: readonly string[]
  /** Storybook's id of its docs page, `null` where there is none. */
  readonly docs: string | null
  /** `null` where there is no story. */
  readonly told: StorySource | null
  /** Its unit tests: those of its name, and those that import it from the library by name. */
  readonly tests: readonly string[]
  readonly tokens: readonly string[]
}

const uiFolder = 'packages/ui/src/'

/** Every component of ui: each `.tsx` outside `internal/`, which is private machinery. */
export function componentFacts(root: string): readonly ComponentFact[] {
  const tests = filesOf(root, ['tests/ui/**/*.test.{ts,tsx}']).map((test) => ({
    test,
    uses: importedComponents(readText(root, test)),
  }))
  return filesOf(root, [`${uiFolder}*/**/*.tsx`])
    .filter((source) => !source.startsWith(`${uiFolder}internal/`))
    .map((source) => {
      const path = source.slice(uiFolder.length, -'.tsx'.length)
      const name = basename(path)
      const story = `stories/${path}.stories.tsx`
      const told = existsSync(join(root, story)) ? readStorySource(readText(root, story)) : null
      return {
        room: dirname(path),
        name,
        source,
        story,
        components: exportedComponents(readText(root, source)),
        docs: told?.title ? docsIdOf(told.title) : null,
        told,
        tests: tests
          .filter(({ test, uses }) => test.startsWith(`tests/ui/${path}.test.`) || uses.has(name))
          .map(({ test }) => test),
        tokens: tokensOf(root, source),
      }
    })
}

const exportedComponents = (source: string): readonly string[] =>
  [...source.matchAll(/^export (?:function|const) ([A-Z][A-Za-z]*[a-z]\w*)/gm)].map(([, name = '']) => name)

/** The id that Storybook gives to the docs page of a title. */
const docsIdOf = (title: string): string =>
  `${title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')}--docs`

/** File names of what a test imports from the library. */
function importedComponents(source: string): ReadonlySet<string> {
  const [, names = ''] = /import \{([^}]*)\} from '@colada\/ui'/.exec(source) ?? []
  return new Set(names.split(',').map((name) => fileNameOf(name.trim())))
}
