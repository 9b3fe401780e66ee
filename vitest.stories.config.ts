import { globSync, readFileSync } from 'node:fs'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import type { BrowserConfigOptions } from 'vitest/node'
import { deskTag, longTag, type Rendering, renderings } from './.storybook/variants.ts'
import { widths } from './.storybook/widths.ts'
import { isLongRun } from './tests/long-run.ts'
import { browserCommands } from './tests/visual/commands.ts'

/** Long enough for a busy machine. */
const timeouts = { testTimeout: 60_000, retry: process.env.CI ? 1 : 0 }

const browserOptions = (width: number, locale: string, baselines: string): BrowserConfigOptions => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || undefined,
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
      // A hover tint differs from the page by 4 %.
      comparatorOptions: { threshold: 0.02, allowedMismatchedPixels: 0 },
      resolveScreenshotPath: ({ arg, ext, root }) => `${root}/${baselines}/${arg}${ext}`,
      resolveDiffPath: ({ arg, ext, root }) => `${root}/test-results/visual/${arg}${ext}`,
    },
  },
})

/** Files without a story for the desk: loading one to skip all its stories costs as much as testing one. */
const filesWithoutDeskStories = globSync('stories/**/*.stories.tsx').filter(
  (file) => !readFileSync(file, 'utf8').includes(deskTag),
)

/** Every story as a browser test: it renders, plays, passes axe and matches its pictures. */
const storiesProject = (rendering: Rendering): TestProjectInlineConfiguration => {
  const { language, theme, width } = renderings[rendering]
  return {
    plugins: [
      storybookTest({
        configDir: '.storybook',
        initialGlobals: { language, theme, viewport: { value: width, isRotated: false } },
        // The long run has every story in every rendering.
        tags: {
          ...(rendering === 'desk' && !isLongRun && { include: [deskTag] }),
          exclude: isLongRun ? [] : [longTag],
        },
      }),
    ],
    publicDir: 'packages/storefront/public',
    test: {
      name: rendering,
      provide: { rendering },
      setupFiles: ['tests/visual/screenshot.ts'],
      ...timeouts,
      isolate: false,
      exclude: rendering === 'desk' && !isLongRun ? filesWithoutDeskStories : [],
      browser: browserOptions(widths[width], language, 'tests/visual/baselines'),
    },
  }
}

/** Tests of the helpers of the story tests; those of the comparison write their baselines in every run. */
const comparisonProject: TestProjectInlineConfiguration = {
  plugins: [vanillaExtractPlugin()],
  test: {
    name: 'comparison',
    ...timeouts,
    include: ['tests/visual/*.browser.ts'],
    browser: browserOptions(widths.w367, 'es', 'test-results/comparator'),
  },
}

export default defineConfig({
  test: {
    maxWorkers: 2,
    reporters: ['default', './tests/flaky-tests-reporter.ts'],
    projects: [...(Object.keys(renderings) as Rendering[]).map(storiesProject), comparisonProject],
  },
})
