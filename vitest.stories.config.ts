import { existsSync } from 'node:fs'

import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import type { BrowserConfigOptions } from 'vitest/node'

import { fullMatrixTag, type Rendering, renderings } from './.storybook/variants.ts'
import { widths } from './.storybook/widths.ts'
import { acceptedFile, proofs, results } from './scripts/visual/places.ts'
import { cameraCommands } from './tests/visual/commands.ts'

const SYSTEM_CHROMIUM = '/usr/bin/chromium'
const executablePath =
  process.env.CHROMIUM_PATH ?? (existsSync(SYSTEM_CHROMIUM) ? SYSTEM_CHROMIUM : undefined)

/** Whether the full matrix is taken. */
const everyVariant = process.env.EVERY_VARIANT === 'yes'

/** As for the journeys: a stall of the machine is not a fault of what it looks at. */
const patience = { testTimeout: 60_000, retry: process.env.CI ? 1 : 0 }

/** Where accepted pictures are, by name, and the folder for what a run leaves. */
interface Places {
  readonly accepted: (name: string) => string
  readonly left: string
}

const own: Places = { accepted: acceptedFile, left: results }

const browserOf = (
  width: number,
  locale: string,
  { accepted, left }: Places = own,
): BrowserConfigOptions => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: {
      executablePath,
      args: ['--no-sandbox', '--font-render-hinting=none', '--disable-lcd-text'],
    },
    contextOptions: { reducedMotion: 'reduce', deviceScaleFactor: 1, locale },
  }),
  viewport: { width, height: 800 },
  instances: [{ browser: 'chromium' }],
  commands: cameraCommands,
  expect: {
    toMatchScreenshot: {
      comparatorName: 'pixelmatch',
      // The tint of a control under the pointer is 4 % away from the page; what differs from machine to machine is less than 1 %.
      comparatorOptions: { threshold: 0.02, allowedMismatchedPixels: 0 },
      resolveScreenshotPath: ({ arg }) => accepted(arg),
      resolveDiffPath: ({ arg, ext }) => `${left}/${arg}${ext}`,
    },
  },
})

/**
 * Every story as a test in a real browser: it renders, plays, passes axe in every theme and looks as it did. All of it
 * at one rendering, since rendering and playing are what takes the time.
 */
const stories = (rendering: Rendering): TestProjectInlineConfiguration => {
  const { language, theme, width } = renderings[rendering]
  return {
    plugins: [
      storybookTest({
        configDir: '.storybook',
        initialGlobals: { language, theme, viewport: { value: width, isRotated: false } },
        // A whole screen takes as long as ten components: most of their states are looked at on a phone alone.
        tags: {
          exclude: [
            ...(rendering === 'phone' || everyVariant ? [] : ['phone-only']),
            ...(everyVariant ? [] : [fullMatrixTag]),
          ],
        },
      }),
    ],
    publicDir: 'packages/storefront/public',
    test: {
      name: rendering,
      provide: { rendering, everyVariant },
      setupFiles: ['tests/visual/camera.ts'],
      ...patience,
      ...(everyVariant && { testTimeout: 240_000 }),
      isolate: false,
      browser: browserOf(widths[width], language),
    },
  }
}

/** The camera itself: it must fail on what a person would see. It accepts its pictures anew in every run. */
const camera: TestProjectInlineConfiguration = {
  plugins: [vanillaExtractPlugin()],
  test: {
    name: 'camera',
    ...patience,
    include: ['tests/visual/*.browser.ts'],
    browser: browserOf(widths.w367, 'es', {
      accepted: (name) => `${proofs}/${name}.png`,
      left: proofs,
    }),
  },
}

export default defineConfig({
  // Two pages side by side: what one waits for is the other's time.
  test: { maxWorkers: 2, projects: [...(Object.keys(renderings) as Rendering[]).map(stories), camera] },
})
