import { dirname, join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { root } from '#scripts/run.ts'

/** The compiler reads a package with its dependencies. */
const TIMEOUT_MS = 300_000

/** Messages of the compiler about a module that is added to the sources of a project. */
function compileProbe(project: string, text: string): string[] {
  const configPath = join(root, project)
  const { config } = ts.readConfigFile(configPath, ts.sys.readFile)
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, dirname(configPath))
  const probe = join(dirname(configPath), 'src/probe.ts')
  const host = ts.createCompilerHost(options)
  const { fileExists, readFile, getSourceFile } = host
  host.fileExists = (path) => path === probe || fileExists(path)
  host.readFile = (path) => (path === probe ? text : readFile(path))
  host.getSourceFile = (path, target, ...rest) =>
    path === probe ? ts.createSourceFile(path, text, target) : getSourceFile(path, target, ...rest)
  const program = ts.createProgram([...fileNames, probe], options, host)
  return program
    .getSemanticDiagnostics(program.getSourceFile(probe))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
}

test.each([
  { project: 'packages/domain/tsconfig.json', allowed: [], refused: ['document', 'process', 'fetch'] },
  { project: 'packages/mails/tsconfig.json', allowed: [], refused: ['document', 'process'] },
  { project: 'packages/server/tsconfig.json', allowed: ['process'], refused: ['document', 'window'] },
  { project: 'packages/api/tsconfig.json', allowed: ['process'], refused: ['document', 'window'] },
  { project: 'packages/ui/tsconfig.json', allowed: ['document'], refused: ['process', 'Buffer'] },
  { project: 'packages/client/tsconfig.json', allowed: ['document'], refused: ['process', 'Buffer'] },
  {
    project: 'packages/storefront/tsconfig.browser.json',
    allowed: ['document'],
    refused: ['process', 'Buffer'],
  },
])(
  'the compiler refuses globals that the environment of $project does not have: $refused',
  ({ project, allowed, refused }) => {
    const problems = compileProbe(project, `export const globals = [${[...allowed, ...refused].join(', ')}]`)
    expect(problems.map((problem) => /^Cannot find name '(\w+)'/.exec(problem)?.[1])).toEqual(refused)
  },
  TIMEOUT_MS,
)
