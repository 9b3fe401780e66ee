import { ensureBrowser } from '../browser.ts'
import { run } from '../run.ts'

const CHROMIUM_PATH = await ensureBrowser()
const { code } = await run('vitest', ['run', '--config', 'vitest.config.ts', ...process.argv.slice(2)], {
  env: { CHROMIUM_PATH },
})
process.exit(code)
