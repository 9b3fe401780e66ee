import { ensureBrowser } from '../browser.ts'
import { run } from '../run.ts'

/** Every story with its accessibility check, its play function and its picture; `-u` accepts new pictures. */
const CHROMIUM_PATH = await ensureBrowser()
const { code } = await run(
  'vitest',
  ['run', '--config', 'vitest.stories.config.ts', ...process.argv.slice(2)],
  {
    env: { CHROMIUM_PATH },
  },
)
process.exit(code)
