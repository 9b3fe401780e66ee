import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBrowser } from '../browser.ts'
import { ensureBuilt } from '../build.ts'
import { run } from '../run.ts'
import { startShop } from '../shop.ts'

/** End-to-end tests in a real browser, against a separate shop on free ports with fresh data. */
const CHROMIUM_PATH = await ensureBrowser()
await ensureBuilt()
const data = mkdtempSync(join(tmpdir(), 'colada-e2e-'))
const shop = await startShop({
  port: 0,
  backofficePort: 0,
  data,
  output: 'capture',
  // All tests come from one IP address, faster than a person.
  env: { RATE_LIMITS: 'off' },
})
const { code } = await run(
  'playwright',
  ['test', '--config', 'e2e/playwright.config.ts', ...process.argv.slice(2)],
  {
    env: {
      CHROMIUM_PATH,
      COLADA_URL: shop.url,
      COLADA_API_URL: shop.apiUrl,
      COLADA_BACKOFFICE_URL: shop.backofficeUrl ?? '',
      COLADA_SANDBOX_URL: shop.sandboxUrl ?? '',
      COLADA_DATA: data,
    },
  },
)
await shop.stop()
if (code !== 0) {
  writeFileSync('test-results/shop.log', shop.output())
  console.error('The output of the shop is in test-results/shop.log.')
}
rmSync(data, { recursive: true, force: true })
process.exit(code)
