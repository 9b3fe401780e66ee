import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** What takes longest, longest first: begun at once, so that no worker is left alone with it at the end. */
const long = [
  'tests/scripts/start.test.ts',
  'tests/api/process.test.ts',
  'tests/contract/ten-thousand-carts.test.ts',
  'tests/sandbox/browser.test.ts',
  'tests/sandbox/pages.test.ts',
  'tests/sandbox/paypal-browser.test.ts',
]

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const place = long.findIndex((path) => moduleId.endsWith(path))
      return place === -1 ? long.length : place
    }
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b))
  }
}

/** Milliseconds after which something that is polled for counts as not coming; a busy machine needs them. */
const expectation = { poll: { timeout: 10_000 } }

/** What the storefront does on a server or anywhere: a browser's globals take as long to make as such a file to run. */
const withoutBrowser = ['tests/storefront/{catalogue,chunks,routes,seo,server}/**/*.test.ts']

/** As for stories and journeys: a stall of a machine that serves others is no fault, and what was tried again is named. */
const retry = process.env.CI ? 1 : 0

/** Tests without a browser of their own; stories have theirs in `vitest.stories.config.ts`. */
export default defineConfig({
  test: {
    // Two are as many as the smallest machine has, and PostgreSQL wants one.
    maxWorkers: 2,
    reporters: ['default', './scripts/second-tries/vitest-reporter.ts'],
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        plugins: [vanillaExtractPlugin()],
        test: {
          name: 'unit',
          environment: 'node',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/{api,contract,faults,storefront,ui}/**'],
          isolate: false,
          expect: expectation,
          retry,
          testTimeout: 20_000,
        },
      },
      {
        plugins: [vanillaExtractPlugin()],
        test: {
          name: 'components',
          environment: 'jsdom',
          include: ['tests/{ui,storefront}/**/*.test.{ts,tsx}'],
          exclude: [...withoutBrowser],
          setupFiles: ['tests/storefront/support/async-timeout.ts'],
          expect: expectation,
          retry,
          testTimeout: 20_000,
        },
      },
      {
        plugins: [vanillaExtractPlugin()],
        test: {
          name: 'storefront',
          // A file that needs a browser's globals all the same says so in its first line.
          environment: 'node',
          include: [...withoutBrowser],
          expect: expectation,
          retry,
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'api',
          environment: 'node',
          include: ['tests/{api,contract}/**/*.test.ts'],
          globalSetup: ['tests/api/support/global-setup.ts'],
          // The API's modules keep nothing of a test, and every file has an API and a database of its own.
          isolate: false,
          expect: expectation,
          retry,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'faults',
          environment: 'node',
          include: ['tests/faults/**/*.test.ts'],
          globalSetup: ['tests/faults/support/global-setup.ts'],
          // Real processes that are killed: one file at a time, after everything else, and no more shops than cores.
          fileParallelism: false,
          maxConcurrency: 2,
          sequence: { groupOrder: 1 },
          retry,
          testTimeout: 300_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
