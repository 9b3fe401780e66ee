import { appendFileSync, mkdirSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import type { BrowserCommand } from 'vitest/node'

import { resultFiles, capturedListFile } from '#scripts/visual/paths.ts'
import type { Rendering } from '#storybook/variants.ts'

declare module 'vitest' {
  interface ProvidedContext {
    readonly rendering: Rendering
    readonly isFullMatrix: boolean
  }
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    startScreenshot: (name: string) => Promise<void>
    setForcedColours: (on: boolean) => Promise<void>
  }
}

/** Records the name of a screenshot and deletes the result files of an earlier attempt. */
const startScreenshot: BrowserCommand<[name: string]> = (_context, name) => {
  mkdirSync(dirname(capturedListFile), { recursive: true })
  appendFileSync(capturedListFile, `${name}\n`)
  for (const file of Object.values(resultFiles(name))) rmSync(file, { force: true })
}

/** Emulates forced colours (Windows contrast themes). */
const setForcedColours: BrowserCommand<[on: boolean]> = async ({ page }, on) => {
  await page.emulateMedia({ forcedColors: on ? 'active' : 'none' })
}

/** Browser commands, which run in the Node process. */
export const browserCommands = { startScreenshot, setForcedColours }
