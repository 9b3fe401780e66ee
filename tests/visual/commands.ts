import { appendFileSync, mkdirSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import type { BrowserCommand } from 'vitest/node'

import { resultFiles, takenList } from '#scripts/visual/places.ts'
import type { Rendering } from '#storybook/variants.ts'

declare module 'vitest' {
  interface ProvidedContext {
    readonly rendering: Rendering
    readonly everyVariant: boolean
  }
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    beginPicture: (name: string) => Promise<void>
    forceColours: (on: boolean) => Promise<void>
  }
}

/** Notes that a picture is being taken, and forgets what an earlier attempt at it left. */
const beginPicture: BrowserCommand<[name: string]> = (_context, name) => {
  mkdirSync(dirname(takenList), { recursive: true })
  appendFileSync(takenList, `${name}\n`)
  for (const file of Object.values(resultFiles(name))) rmSync(file, { force: true })
}

/** Gives the page the reader's own system palette, or takes it away. */
const forceColours: BrowserCommand<[on: boolean]> = async ({ page }, on) => {
  await page.emulateMedia({ forcedColors: on ? 'active' : 'none' })
}

/** What the camera asks of the process that holds the browser. */
export const cameraCommands = { beginPicture, forceColours }
