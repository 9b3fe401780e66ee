import yaml from '@rollup/plugin-yaml'
import type { StorybookConfig } from '@storybook/react-vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { componentMetadataPlugin } from './component-metadata-plugin.ts'
import { mswWorkerPlugin } from './msw-worker-plugin.ts'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: ['../packages/storefront/public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: {
    // The default docgen does not find the props of cva's VariantProps.
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: './packages/ui/tsconfig.json',
      include: ['packages/ui/src/**/*.tsx'],
      shouldExtractLiteralValuesFromEnum: true,
      // Without it every optional prop is a union with `undefined`, which has no control.
      shouldRemoveUndefinedFromOptional: true,
      propFilter: (prop) => !prop.parent?.fileName.includes('node_modules'),
    },
  },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [
      ...(vite.plugins ?? []),
      yaml(),
      vanillaExtractPlugin(),
      componentMetadataPlugin(),
      mswWorkerPlugin(),
    ],
    optimizeDeps: {
      ...vite.optimizeDeps,
      include: [
        ...(vite.optimizeDeps?.include ?? []),
        'class-variance-authority',
        'react-router-dom',
        '@reduxjs/toolkit',
        '@reduxjs/toolkit/query/react',
        'i18next',
        'zod/mini',
        'msw',
        'msw/browser',
        'msw-storybook-addon/csf3',
      ],
    },
  }),
}

export default config
