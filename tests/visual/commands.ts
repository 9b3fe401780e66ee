import type { BrowserCommand } from 'vitest/node'
import type { Rendering } from '#storybook/variants.ts'

declare module 'vitest' {
  interface ProvidedContext {
    readonly rendering: Rendering
  }
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    setForcedColours: (on: boolean) => Promise<void>
  }
}

/** Emulates forced colours (Windows contrast themes). */
const setForcedColours: BrowserCommand<[on: boolean]> = async ({ page }, on) => {
  await page.emulateMedia({ forcedColors: on ? 'active' : 'none' })
}

/** Browser commands, which run in the Node process. */
export const browserCommands = { setForcedColours }
