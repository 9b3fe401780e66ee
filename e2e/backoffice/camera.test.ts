import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadCode128 } from '#api/documents/barcode.ts'
import { chromiumFlags } from '#scripts/browser.ts'
import { expect, test } from './staff.ts'

const WIDTH = 640
const HEIGHT = 480
const MODULE_PX = 3
const encode = await loadCode128()
/** Chromium reads it whenever the camera is opened, and repeats its pictures. */
const video = join(mkdtempSync(join(tmpdir(), 'colada-camera-')), 'picture.y4m')

/** Writes a video of one picture: a label with this text as Code 128. */
function writeLabel(text: string): void {
  const row = Buffer.alloc(WIDTH, 235)
  let left = 10 * MODULE_PX
  for (const [position, width] of encode(text).entries()) {
    if (position % 2 === 0) row.fill(16, left, left + width * MODULE_PX)
    left += width * MODULE_PX
  }
  const white = Buffer.alloc(WIDTH * 120, 235)
  const bars = Buffer.concat(Array.from({ length: HEIGHT - 240 }, () => row))
  const grey = Buffer.alloc((WIDTH * HEIGHT) / 2, 128)
  const header = `YUV4MPEG2 W${WIDTH} H${HEIGHT} F30:1 Ip A1:1 C420jpeg\nFRAME\n`
  writeFileSync(video, Buffer.concat([Buffer.from(header), white, bars, white, grey]))
}

writeLabel('NOTHING-01')
const cameraFlags = [
  '--use-fake-ui-for-media-stream',
  '--use-fake-device-for-media-stream',
  `--use-file-for-fake-video-capture=${video}`,
]
test.use({
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH || undefined,
    args: [...chromiumFlags, ...cameraFlags],
  },
})

test('the camera reads a tag, which opens its order', async ({ page, staff, t }) => {
  await staff.openAs('counter', '/orders?q=particular%40colada&status=30')
  const locator = await staff.rows().first().getByRole('link').first().textContent()
  writeLabel(`${locator}-02`)
  await page.getByRole('link', { name: t('shell:counter') }).click()
  await page.getByRole('button', { name: t('counter:scan') }).click()
  await expect(page).toHaveURL(new RegExp(`/orders/${locator}$`))
  await expect(page.getByRole('heading', { level: 1 })).toContainText(locator!)
})
