import { existsSync } from 'node:fs'

import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import type { BrowserConfigOptions } from 'vitest/node'

import { widths } from './.storybook/widths.ts'

const SYSTEM_CHROMIUM = '/usr/bin/chromium'
const executablePath =
  process.env.CHROMIUM_PATH ?? (existsSync(SYSTEM_CHROMIUM) ? SYSTEM_CHROMIUM : undefined)

type Run = {
  readonly name: string
  readonly language: 'es' | 'en'
  readonly theme: string
  readonly width: keyof typeof widths
}

/** Both languages, both ends of the layout; axe judges each run's theme, the camera takes both. */
const runs: readonly Run[] = [
  { name: 'phone', language: 'es', theme: 'light', width: 'w367' },
  { name: 'desk', language: 'en', theme: 'dark', width: 'w1280' },
]

const browserOf = (name: string, width: number, locale: string): BrowserConfigOptions => ({
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
  expect: {
    toMatchScreenshot: {
      comparatorName: 'pixelmatch',
      comparatorOptions: { threshold: 0.1, allowedMismatchedPixels: 0 },
      resolveScreenshotPath: ({ arg, ext, root }) => `${root}/tests/visual/baselines/${name}/${arg}${ext}`,
      resolveDiffPath: ({ arg, ext, root }) => `${root}/test-results/visual/${name}/${arg}${ext}`,
    },
  },
})

/** Every story as a test in a real browser: it renders, plays, passes axe and looks as it did. */
const stories = ({ name, language, theme, width }: Run): TestProjectInlineConfiguration => ({
  plugins: [
    storybookTest({
      configDir: '.storybook',
      initialGlobals: { language, theme, viewport: { value: width, isRotated: false } },
    }),
  ],
  publicDir: 'packages/storefront/public',
  test: {
    name,
    setupFiles: ['tests/visual/camera.ts'],
    testTimeout: 30_000,
    // As for the journeys: a stall of the machine is not a fault of the story.
    retry: process.env.CI ? 1 : 0,
    isolate: false,
    browser: browserOf(name, widths[width], language),
  },
})

/** The camera itself: it must fail on a changed pixel. */
const camera: TestProjectInlineConfiguration = {
  test: {
    name: 'camera',
    include: ['tests/visual/*.browser.ts'],
    browser: browserOf('camera', widths.w367, 'es'),
  },
}

export default defineConfig({
  test: { projects: [...runs.map(stories), camera] },
})
