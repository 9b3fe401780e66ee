import { defineConfig } from '@playwright/test'
import type { ProjectOptions } from './support/test.ts'
import { chromiumFlags } from '#scripts/browser.ts'

const executablePath = process.env.CHROMIUM_PATH || undefined

/** Run by `npm run test:e2e`, which starts the shop and passes its addresses. */
export default defineConfig<ProjectOptions>({
  testDir: '.',
  outputDir: '../test-results',
  timeout: 90_000,
  expect: { timeout: 10_000 },
  fullyParallel: true,
  workers: 2,
  // A shared machine may stall; tests that pass on retry are listed as flaky.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['../scripts/flaky-tests/playwright-reporter.ts']],
  use: {
    baseURL: process.env.COLADA_URL,
    timezoneId: 'Europe/Madrid',
    screenshot: 'only-on-failure',
    // Tracing doubles the duration of a run.
    trace: 'on-first-retry',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: chromiumFlags,
    },
  },
  projects: [
    {
      name: 'es-367',
      grepInvert: /@desk/,
      use: {
        language: 'es',
        locale: 'es-ES',
        viewport: { width: 367, height: 740 },
        hasTouch: true,
        isMobile: true,
      },
    },
    {
      name: 'en-1280',
      grepInvert: /@phone/,
      use: { language: 'en', locale: 'en-GB', viewport: { width: 1280, height: 860 } },
    },
  ],
})
