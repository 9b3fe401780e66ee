import { root, runSteps } from '../run.ts'

const storefront = `${root}packages/storefront`

/** Static checks of the sources. */
const failed = await runSteps([
  { name: 'format', program: 'oxfmt', args: ['--check'] },
  { name: 'lint', program: 'oxlint', args: ['--type-aware'] },
  { name: 'route types', program: 'react-router', args: ['typegen', storefront] },
  [
    { name: 'architecture rules', program: process.execPath, args: ['scripts/architecture/main.ts'] },
    { name: 'dead code and undeclared dependencies', program: 'knip', args: [] },
    { name: 'types', program: 'tsc', args: ['--project', 'tsconfig.json'] },
  ],
])
if (failed.length > 0) {
  console.error(`\nFailed: ${failed.join(', ')}.`)
  process.exit(1)
}
