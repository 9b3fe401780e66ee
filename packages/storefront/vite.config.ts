import { reactRouter } from '@react-router/dev/vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig, type Plugin } from 'vite'

/** The libraries of every page, and nothing that only a late view brings. */
const framework =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|react-redux|redux)\/|immer\/dist\/immer\.mjs|@reduxjs\/toolkit\/dist\/redux-toolkit\.(?!legacy)/
/** What stands on every page; menus, sheets and words open late and stay apart. */
const everyPage =
  /packages\/(tokens\/src|domain\/src\/(money|wire\/language\.)|ui\/src\/(internal|layout|text|media|feedback\/(spinner|banner|tone-icon))|ui\/src\/controls\/(button|icon-button|press|text-field)|ui\/src\/shop\/shell\/(?!nav-menu|nav-sheet)|storefront\/src\/(root|shell\/(?!toaster|open-menu|site-sheet|user-menu|use-sign-out)|platform\/(routes|store|seo|catalogue|language\/(words|browser-words|record\.)|format\/money)))/

/**
 * RTK Query arrives late and uses more of Redux Toolkit and immer than the first load does. A module lives in one
 * chunk, so the late part gets copies of its own (the packages' second builds) and the first load keeps only what
 * it uses. React Router offers browsers its development build alone; the production one stands beside it.
 */
const leanFirstLoad: Plugin = {
  name: 'lean-first-load',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  async resolveId(source, importer) {
    const late = /@reduxjs\/toolkit\/dist\/(query|redux-toolkit\.legacy)/.test(importer ?? '')
    const isToolkit = late && (source === '@reduxjs/toolkit' || source === 'immer')
    const isRouter = source === 'react-router' || source === 'react-router/dom'
    if (!isToolkit && !isRouter) return null
    const found = await this.resolve(source, importer, { skipSelf: true })
    return found && { ...found, id: isRouter ? productionOf(found.id) : secondBuildOf(found.id) }
  },
}
const productionOf = (id: string) =>
  id.replace('/react-router/dist/development/', '/react-router/dist/production/')
const secondBuildOf = (id: string) =>
  id.replace(/(redux-toolkit|immer)(\.[\w-]+)?\.m?js$/, '$1.legacy-esm.js')

export default defineConfig(({ command }) => ({
  plugins: [vanillaExtractPlugin(), reactRouter(), ...(command === 'build' ? [leanFirstLoad] : [])],
  // Workspace packages are sources, not builds: they must be compiled along.
  ssr: { noExternal: [/^@colada\//] },
  build: {
    target: 'es2022',
    // Inlined pictures would be repeated in every chunk that names them.
    assetsInlineLimit: 0,
    // One file for the whole shop: late parts stand in documents already and must look right before their script comes.
    cssCodeSplit: false,
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
}))
