/**
 * Renders the launcher icons and the share card, which have to be PNG, from the SVG files.
 * Run after write-svg.ts: CHROMIUM=/path/to/chromium node packages/illustrations/src/write-png.ts
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from 'playwright-core'

const publicFolder = join(import.meta.dirname, '../../storefront/public')

const rasters = [
  { from: 'favicon.svg', to: 'icon-192.png', width: 192, height: 192 },
  { from: 'favicon.svg', to: 'icon-512.png', width: 512, height: 512 },
  { from: 'icon-maskable.svg', to: 'icon-maskable-512.png', width: 512, height: 512 },
  { from: 'icon-maskable.svg', to: 'apple-touch-icon.png', width: 180, height: 180 },
  { from: 'pictures/hero-narrow.svg', to: 'share-card.png', width: 1200, height: 630 },
] as const

const executablePath = process.env.CHROMIUM
const browser = await chromium.launch(executablePath ? { executablePath, args: ['--no-sandbox'] } : {})
const page = await browser.newPage()
for (const { from, to, width, height } of rasters) {
  const svg = await readFile(join(publicFolder, from), 'base64')
  await page.setViewportSize({ width, height })
  await page.setContent(
    `<body style="margin:0"><img src="data:image/svg+xml;base64,${svg}" style="display:block;width:100vw;height:100vh;object-fit:cover">`,
  )
  await page.screenshot({ path: join(publicFolder, to), omitBackground: true })
}
await browser.close()
