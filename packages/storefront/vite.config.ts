import { reactRouter } from '@react-router/dev/vite'
import yaml from '@rollup/plugin-yaml'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'vite'

/** Chunks of the browser's build. A group takes along everything that its modules import. */
const groups = [
  // Changes with an upgrade of React only, so browsers keep it from release to release.
  {
    name: 'framework',
    test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom)[\\/]/,
    priority: 3,
  },
  // What every page runs: the shell, the store, the translations.
  {
    name: 'shared',
    test: /src[\\/](root|entry\.client|shell[\\/]shell|platform[\\/]seo[\\/]page-meta)\.tsx?$/,
    priority: 2,
  },
  // What most public pages run: lists of products.
  { name: 'catalogue', test: /features[\\/]cart[\\/]use-tiles\.tsx$/, priority: 1 },
]

export default defineConfig(({ command }) => ({
  plugins: [yaml(), vanillaExtractPlugin(), reactRouter()],
  // Workspace packages are TypeScript sources and are compiled with the storefront. A build bundles every dependency but
  // those that must exist once in the process, so that a start reads few files.
  ssr:
    command === 'build'
      ? { noExternal: true, external: ['react', 'react-dom', 'react-router', 'react-router-dom'] }
      : { noExternal: [/^@colada\//] },
  build: {
    target: 'es2022',
    // Inlined pictures would be repeated in every chunk that imports them.
    assetsInlineLimit: 0,
    // One stylesheet for the shop: navigations need no other.
    cssCodeSplit: false,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups } },
        },
      },
    },
  },
}))
