import { root, runSteps } from '../run.ts'

const storefront = `${root}packages/storefront`

/** Static checks of the sources. Those that use the most CPU time start first. */
const failed = await runSteps([
  { name: 'route types', program: 'react-router', args: ['typegen', storefront] },
  [
    { name: 'lint and types', program: 'oxlint', args: ['--type-aware', '--type-check'] },
    { name: 'format', program: 'oxfmt', args: ['--check'] },
    { name: 'architecture rules', program: process.execPath, args: ['scripts/architecture/main.ts'] },
    { name: 'import rules', program: 'depcruise', args: ['packages', 'stories'] },
    { name: 'dead code and undeclared dependencies', program: 'knip', args: [] },
  ],
])
if (failed.length > 0) {
  console.error(`\nFailed: ${failed.join(', ')}.`)
  process.exit(1)
}
