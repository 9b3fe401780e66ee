import { reactRouter } from '@react-router/dev/vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'vite'

const framework =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|react-redux|use-sync-external-store|redux|immer|reselect|@reduxjs\/toolkit\/dist\/redux-toolkit\.)/
const everyPage =
  /packages\/(tokens\/src|ui\/src\/(internal|layout|text|media)|ui\/src\/controls\/(button|icon-button|press|text-field)|ui\/src\/shop\/shell\/(?!nav-menu|nav-sheet)|storefront\/src\/platform\/(?!api|language\/(engine|load-words|recorder)))/

export default defineConfig({
  plugins: [vanillaExtractPlugin(), reactRouter()],
  // Workspace packages are sources, not builds: they must be compiled along.
  ssr: { noExternal: [/^@colada\//] },
  build: {
    target: 'es2022',
    // Inlined pictures would be repeated in every chunk that names them.
    assetsInlineLimit: 0,
    cssCodeSplit: true,
    rolldownOptions: {
      output: {
        // A first load of a dozen requests: what every page needs travels together, what opens late stays apart.
        codeSplitting: {
          groups: [
            { name: 'framework', test: framework, priority: 3 },
            { name: 'shop', test: everyPage, priority: 2 },
          ],
        },
      },
    },
  },
})
