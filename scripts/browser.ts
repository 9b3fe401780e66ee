import { existsSync } from 'node:fs'
import chromium from '@sparticuz/chromium'
import { run } from './run.ts'

/** Chromium without a window, in which the tests take a fifth less time, and the one with a window. */
const headlessShell = '/usr/bin/chromium-headless-shell'
const debianChromium = '/usr/bin/chromium'
/** The widths of Arial, which the fallback fonts of the shop are measured for. Chromium does not need it. */
const liberationFonts = '/usr/share/fonts/truetype/liberation'

/** Flags of Chromium for tests and measurements: no sandbox, which a container does not allow, and no background requests. */
export const chromiumFlags = [
  '--no-sandbox',
  // Software emulation of a GPU is slower than none.
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * Finds the Chromium for tests: `CHROMIUM_PATH`, else Debian's, else Playwright's own. Installs one when there is none: by
 * apt as root, by Playwright otherwise.
 *
 * @returns its path; an empty string for Playwright's own
 * @throws Error when none can be installed
 */
export async function ensureBrowser(): Promise<string> {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (existsSync(named)) return named
    throw new Error(`CHROMIUM_PATH is ${named}, which does not exist.`)
  }
  if (existsSync(headlessShell) && existsSync(liberationFonts)) return headlessShell
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    console.log('Installing Chromium and its fonts with apt…')
    const env = { DEBIAN_FRONTEND: 'noninteractive' }
    const install = [
      'install',
      '-y',
      '-qq',
      '--no-install-recommends',
      'chromium-headless-shell',
      'fonts-liberation',
    ]
    await run('apt-get', ['update', '-qq'], { env })
    await run('apt-get', install, { env })
  }
  const installed = [headlessShell, debianChromium].find((path) => existsSync(path))
  if (installed) return installed
  console.log('Installing Playwright’s Chromium…')
  const { code } = await run('npx', ['playwright', 'install', '--with-deps', 'chromium'])
  if (code !== 0) throw new Error('No browser could be installed; set CHROMIUM_PATH to a Chromium.')
  return ''
}

/**
 * Finds the Chromium that takes the pictures: the one that the lockfile pins, so that an upgrade of the system's browser does
 * not change them. Where it does not run (other systems than Linux on x64), pictures are those of the other browser.
 *
 * @returns its path; an empty string for Playwright's own
 */
export async function ensurePinnedBrowser(): Promise<string> {
  // It uses the shared libraries that the other one is installed with.
  const other = await ensureBrowser()
  if (process.platform !== 'linux' || process.arch !== 'x64' || process.env.CHROMIUM_PATH) return other
  return chromium.executablePath()
}
