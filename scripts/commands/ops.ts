import { root, run } from '../run.ts'
import { apiFlags } from '../shop.ts'

const { code } = await run(process.execPath, [
  '--disable-warning=ExperimentalWarning',
  ...apiFlags,
  `${root}packages/api/src/ops.ts`,
  ...process.argv.slice(2),
])
process.exit(code)
