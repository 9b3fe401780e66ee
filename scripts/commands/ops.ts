import { root, run } from '../run.ts'

const { code } = await run(process.execPath, [
  '--disable-warning=ExperimentalWarning',
  `${root}packages/api/src/ops.ts`,
  ...process.argv.slice(2),
])
process.exit(code)
