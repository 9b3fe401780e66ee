import { resolve } from 'node:path'
import { root, run } from '../run.ts'
import { readSavedSecrets } from '../shop.ts'

// The pepper of `npm start`, where the environment has none.
const { pepper } = readSavedSecrets(resolve(root, process.env.COLADA_DATA ?? '.data'))
const { code } = await run(
  process.execPath,
  ['--disable-warning=ExperimentalWarning', `${root}packages/api/src/ops.ts`, ...process.argv.slice(2)],
  { env: { ...(pepper !== undefined && !process.env.PEPPER && { PEPPER: pepper }) } },
)
process.exit(code)
