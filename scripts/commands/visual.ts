import { globSync } from 'node:fs'
import { readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { losslessCompressPng } from '@napi-rs/image'
import { ensurePinnedBrowser } from '../browser.ts'
import { root, run } from '../run.ts'

/**
 * Tests every story: play function, axe, picture. Arguments go to Vitest; `-u` accepts the pictures of this run as
 * baselines, and without further arguments deletes those that no story has any more.
 */
const baselines = join(root, 'tests/visual/baselines')
const args = process.argv.slice(2)
const isUpdating = args.includes('-u')
if (isUpdating && args.length === 1) await rm(baselines, { recursive: true, force: true })
const startedAt = Date.now()
const { code } = await run(
  'vitest',
  [
    'run',
    '--config=vitest.stories.config.ts',
    // A new picture fails until it is accepted. A bare `-u` would take a following file name as its value.
    `--update=${isUpdating ? 'all' : 'none'}`,
    ...args.filter((arg) => arg !== '-u'),
  ],
  { env: { CHROMIUM_PATH: await ensurePinnedBrowser() } },
)
if (isUpdating)
  for (const file of globSync(`${baselines}/**/*.png`))
    if ((await stat(file)).mtimeMs >= startedAt)
      await writeFile(file, await losslessCompressPng(await readFile(file)))
process.exit(code)
