import { defineConfig } from '@playwright/test'
import { chromiumFlags } from '#scripts/browser.ts'
import { isLongRun } from '#tests/long-run.ts'
import type { ProjectOptions } from './support/test.ts'

const executablePath = process.env.CHROMIUM_PATH || undefined

const phone = { viewport: { width: 367, height: 740 }, hasTouch: true, isMobile: true }
const tablet = { viewport: { width: 768, height: 1024 }, hasTouch: true, isMobile: true }
const desk = { viewport: { width: 1280, height: 860 } }
const spanish = { language: 'es', locale: 'es-ES' } as const
const english = { language: 'en', locale: 'en-GB' } as const

type Project = NonNullable<Parameters<typeof defineConfig<ProjectOptions>>[0]['projects']>[number]

/**
 * All tests on the Spanish phone; on the English desk those that need it and a smoke test of each step to an order.
 */
const shortProjects: Project[] = [
  { name: 'es-367', grepInvert: /@desk|@long/, use: { ...spanish, ...phone } },
  { name: 'en-1280', grep: /@desk|@smoke/, grepInvert: /@long/, use: { ...english, ...desk } },
]

/** All tests in both languages at every width. */
const longProjects: Project[] = [
  { name: 'es-367', grepInvert: /@desk/, use: { ...spanish, ...phone } },
  { name: 'en-367', grepInvert: /@desk/, use: { ...english, ...phone } },
  { name: 'es-768', grepInvert: /@desk|@phone/, use: { ...spanish, ...tablet } },
  { name: 'en-768', grepInvert: /@desk|@phone/, use: { ...english, ...tablet } },
  { name: 'es-1280', grepInvert: /@phone/, use: { ...spanish, ...desk } },
  { name: 'en-1280', grepInvert: /@phone/, use: { ...english, ...desk } },
]

/** The back office: all tests on the Spanish desk, in the long run in both languages at every width. */
const staffProjects: Project[] = (
  isLongRun
    ? [spanish, english].flatMap((language) =>
        Object.entries({ 367: phone, 768: tablet, 1280: desk }).map(
          ([width, device]) => [`${language.language}-${width}`, { ...language, ...device }] as const,
        ),
      )
    : [['es-1280', { ...spanish, ...desk }] as const]
).map(([name, use]) => ({
  name: `staff-${name}`,
  testDir: 'backoffice',
  use: { ...use, baseURL: process.env.COLADA_BACKOFFICE_URL },
}))

/** Run by `npm run test:e2e`, which starts the shop and passes its addresses. */
export default defineConfig<ProjectOptions>({
  testDir: '.',
  // Playwright empties it; the pictures of failed stories are beside it.
  outputDir: '../test-results/e2e',
  // Limits that a machine with other work does not reach; a condition that holds ends a wait at once.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  fullyParallel: true,
  workers: 2,
  // A shared machine may stall; tests that pass on retry are listed as flaky.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    baseURL: process.env.COLADA_URL,
    timezoneId: 'Europe/Madrid',
    // Requests through a worker would not be intercepted; the tests of the offline page allow it.
    serviceWorkers: 'block',
    // Transitions cost time; the stories show them.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // Tracing doubles the duration of a run.
    trace: 'on-first-retry',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: chromiumFlags,
    },
  },
  projects: [
    ...(isLongRun ? longProjects : shortProjects).map((project) => ({
      ...project,
      testIgnore: 'backoffice/**',
    })),
    ...staffProjects,
  ],
})
