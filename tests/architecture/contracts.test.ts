import { dirname, join, relative } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { root } from '#scripts/run.ts'

/** The type checker reads both packages with their dependencies. */
const TIMEOUT_MS = 300_000

/** A class name of a style; props refer to the names of variants only. */
const className = /^export declare const \w+: string;\n/gm

/** Declarations that TypeScript emits for the entry files of a package and for what they import of it. */
function emitDeclarations(folder: string, entries: readonly string[], except?: RegExp): string {
  const configPath = join(root, folder, '../tsconfig.json')
  const { config } = ts.readConfigFile(configPath, ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, dirname(configPath))
  const program = ts.createProgram(
    entries.map((entry) => join(root, folder, entry)),
    {
      ...options,
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      // `check` checks the types.
      noCheck: true,
      removeComments: true,
      // Otherwise the order of union members depends on the files read before.
      stableTypeOrdering: true,
      types: [],
      rootDir: root,
      outDir: root,
    },
  )
  const declarations: [path: string, text: string][] = []
  program.emit(
    undefined,
    (path, text) => declarations.push([relative(root, path), text.replaceAll(className, '')]),
    undefined,
    true,
  )
  return declarations
    .filter(([path, text]) => path.startsWith(folder) && !except?.test(path) && text !== '')
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([path, text]) => `// ${path}\n${text}`)
    .join('\n')
}

test.each([
  { name: 'ui', entries: ['index.ts'] },
  { name: 'mails', entries: ['index.ts'], except: /\/style\.d\.ts$/ },
  // The names and values of tokens are also in the committed files of the export.
  {
    name: 'tokens',
    entries: ['index.ts', 'layered.ts'],
    except: /\/(?:scale|semantic|variable-name)\.d\.ts$/,
  },
])(
  'the public declarations of $name match their snapshot (accept with -u)',
  async ({ name, entries, except }) => {
    const declarations = emitDeclarations(`packages/${name}/src`, entries, except)
    await expect(declarations).toMatchFileSnapshot(`__snapshots__/${name}.txt`)
  },
  TIMEOUT_MS,
)
