import { existsSync } from 'node:fs'

import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import type { BrowserConfigOptions } from 'vitest/node'

import { fullMatrixTag, type Rendering, renderings } from './.storybook/variants.ts'
import { widths } from './.storybook/widths.ts'
import { baselineFile, comparatorFolder, resultsFolder } from './scripts/visual/paths.ts'
import { browserCommands } from './tests/visual/commands.ts'

const SYSTEM_CHROMIUM = '/usr/bin/chromium'
const executablePath =
  process.env.CHROMIUM_PATH ?? (existsSync(SYSTEM_CHROMIUM) ? SYSTEM_CHROMIUM : undefined)

const isFullMatrix = process.env.EVERY_VARIANT === 'yes'

/** Long enough for a busy machine. */
const timeouts = { testTimeout: 60_000, retry: process.env.CI ? 1 : 0 }

/** The baseline file of a screenshot name, and the folder for mismatches. */
interface ScreenshotPaths {
  readonly baseline: (name: string) => string
  readonly outputFolder: string
}

const storyPaths: ScreenshotPaths = { baseline: baselineFile, outputFolder: resultsFolder }

const browserOptions = (
  width: number,
  locale: string,
  { baseline, outputFolder }: ScreenshotPaths = storyPaths,
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
  commands: browserCommands,
  expect: {
    toMatchScreenshot: {
      comparatorName: 'pixelmatch',
      // A hover tint differs from the page by 4 %, the same screenshot on two machines by less than 1 %.
      comparatorOptions: { threshold: 0.02, allowedMismatchedPixels: 0 },
      resolveScreenshotPath: ({ arg }) => baseline(arg),
      resolveDiffPath: ({ arg, ext }) => `${outputFolder}/${arg}${ext}`,
    },
  },
})

/** Every story as a browser test: it renders, plays, passes axe and matches its screenshots. */
const storiesProject = (rendering: Rendering): TestProjectInlineConfiguration => {
  const { language, theme, width } = renderings[rendering]
  return {
    plugins: [
      storybookTest({
        configDir: '.storybook',
        initialGlobals: { language, theme, viewport: { value: width, isRotated: false } },
        // A screen takes as long as ten components, so most screen states run in one rendering.
        tags: {
          exclude: [
            ...(rendering === 'phone' || isFullMatrix ? [] : ['phone-only']),
            ...(isFullMatrix ? [] : [fullMatrixTag]),
          ],
        },
      }),
    ],
    publicDir: 'packages/storefront/public',
    test: {
      name: rendering,
      provide: { rendering, isFullMatrix },
      setupFiles: ['tests/visual/screenshot.ts'],
      ...timeouts,
      ...(isFullMatrix && { testTimeout: 240_000 }),
      isolate: false,
      browser: browserOptions(widths[width], language),
    },
  }
}

/** Tests of the screenshot comparison itself. They write their baselines in every run. */
const visualTestsProject: TestProjectInlineConfiguration = {
  plugins: [vanillaExtractPlugin()],
  test: {
    name: 'visual-tools',
    ...timeouts,
    include: ['tests/visual/*.browser.ts'],
    browser: browserOptions(widths.w367, 'es', {
      baseline: (name) => `${comparatorFolder}/${name}.png`,
      outputFolder: comparatorFolder,
    }),
  },
}

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [...(Object.keys(renderings) as Rendering[]).map(storiesProject), visualTestsProject],
  },
})
