import { existsSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { findFiles, readText } from '../architecture/files.ts'
import { findComponentFiles } from './component-files.ts'
import { fileNameOf } from './component-names.ts'
import { readStorySource, type StorySource } from './story-source.ts'
import { readUsedTokens } from './used-tokens.ts'

/** Data about a component, read from its files, for the docs pages, the coverage page and the architecture check. */
export interface ComponentMetadata {
  /** `controls`, `shop/cart` … */
  readonly category: string
  /** `button` */
  readonly name: string
  /** Path from the repository root. */
  readonly sourceFile: string
  /** Expected path of its story file. */
  readonly storyFile: string
  /** Exported components; a file may have several: `LegCard` and `TwoLegPlanner`. */
  readonly components: readonly string[]
  /** Storybook id of its docs page; `null` if it has no story. */
  readonly docsId: string | null
  /** `null` if it has no story. */
  readonly storySource: StorySource | null
  /** Unit tests with its name, or that import it from the library. */
  readonly tests: readonly string[]
  readonly tokens: readonly string[]
}

const UI_FOLDER = 'packages/ui/src/'

/** Every component of ui. */
export function readComponentMetadata(root: string): readonly ComponentMetadata[] {
  const tests = findFiles(root, ['tests/ui/**/*.test.{ts,tsx}']).map((test) => ({
    test,
    uses: importedComponents(readText(root, test)),
  }))
  return findComponentFiles(root).map((sourceFile) => {
    const path = sourceFile.slice(UI_FOLDER.length, -'.tsx'.length)
    const name = basename(path)
    const storyFile = `stories/${path}.stories.tsx`
    const storySource = existsSync(join(root, storyFile)) ? readStorySource(readText(root, storyFile)) : null
    return {
      category: dirname(path),
      name,
      sourceFile,
      storyFile,
      components: exportedComponents(readText(root, sourceFile)),
      docsId: storySource?.title ? docsIdOf(storySource.title) : null,
      storySource,
      tests: tests
        .filter(({ test, uses }) => test.startsWith(`tests/ui/${path}.test.`) || uses.has(name))
        .map(({ test }) => test),
      tokens: readUsedTokens(root, sourceFile),
    }
  })
}

const exportedComponents = (source: string): readonly string[] =>
  [...source.matchAll(/^export (?:function|const) ([A-Z][A-Za-z]*[a-z]\w*)/gm)].map(([, name = '']) => name)

/** Storybook's id of the docs page for a title. */
const docsIdOf = (title: string): string =>
  `${title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')}--docs`

/** File names of the components that a test imports. */
function importedComponents(source: string): ReadonlySet<string> {
  const [, names = ''] = /import \{([^}]*)\} from '@colada\/ui'/.exec(source) ?? []
  return new Set(names.split(',').map((name) => fileNameOf(name.trim())))
}
