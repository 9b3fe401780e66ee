import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'vitest/config'

/** Tests without a browser of their own; stories have theirs in `vitest.stories.config.ts`. */
export default defineConfig({
  test: {
    // Two are as many as the smallest machine has, and PostgreSQL wants one.
    maxWorkers: 2,
    projects: [
      {
        plugins: [vanillaExtractPlugin()],
        test: {
          name: 'unit',
          environment: 'node',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/{api,contract,faults,storefront,ui}/**'],
          testTimeout: 20_000,
        },
      },
      {
        plugins: [vanillaExtractPlugin()],
        test: {
          name: 'components',
          environment: 'jsdom',
          include: ['tests/{ui,storefront}/**/*.test.{ts,tsx}'],
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'api',
          environment: 'node',
          include: ['tests/{api,contract}/**/*.test.ts'],
          globalSetup: ['tests/api/support/global-setup.ts'],
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
          testTimeout: 300_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
