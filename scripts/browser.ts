import { existsSync } from 'node:fs'
import { run } from './run.ts'

const debianChromium = '/usr/bin/chromium'

/** How Chromium is started by whatever measures or tests: without a sandbox of its own, and silent towards the world. */
export const chromiumFlags = [
  '--no-sandbox',
  // Without a graphics card the emulated one costs more than it draws.
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * The Chromium that tests drive: `CHROMIUM_PATH`, else Debian's, else Playwright's own (empty string).
 * Installs one when there is none: by apt as root, by Playwright otherwise.
 */
export async function ensureBrowser(): Promise<string> {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (existsSync(named)) return named
    throw new Error(`CHROMIUM_PATH names ${named}, where there is nothing.`)
  }
  if (existsSync(debianChromium)) return debianChromium
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    console.log('Installing Chromium with apt…')
    const env = { DEBIAN_FRONTEND: 'noninteractive' }
    await run('apt-get', ['update', '-qq'], { env })
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { env })
    if (existsSync(debianChromium)) return debianChromium
  }
  console.log('Installing Playwright’s Chromium…')
  const { code } = await run('npx', ['playwright', 'install', '--with-deps', 'chromium'])
  if (code !== 0) throw new Error('No browser could be installed; set CHROMIUM_PATH to a Chromium.')
  return ''
}
