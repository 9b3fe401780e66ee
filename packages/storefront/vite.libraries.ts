import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const require = createRequire(import.meta.url)

const inBrowser = { applyToEnvironment: ({ name }: { name: string }) => name === 'client' }

/** How the modules of `namedReact` begin. */
export const named = '\0named:'

/**
 * Gives React's modules, which are written for Node, exports of their own. As they are each file of the shop would build
 * a bridge to them and call everything through it.
 */
const namedReact: Plugin = {
  ...inBrowser,
  name: 'named-react',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^react(?:\/jsx-runtime|-dom|-dom\/client)?$/ },
    handler: (source, importer, { kind }) =>
      kind !== 'import-statement' || importer?.startsWith(named) ? null : named + source,
  },
  load: {
    filter: { id: new RegExp(`^${named}`) },
    handler(id) {
      const source = id.slice(named.length)
      const names = Object.keys(require(source) as object).filter((name) => /^[a-z]\w*$/i.test(name))
      return [
        `import whole from ${JSON.stringify(source)}`,
        'export default whole',
        ...names.map((name) => `export const ${name} = whole.${name}`),
      ].join('\n')
    },
  },
}

/** React Router offers browsers its development build alone; the production one stands beside it. */
const productionRouter: Plugin = {
  ...inBrowser,
  name: 'production-router',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^react-router(\/dom)?$/ },
    async handler(source, importer) {
      const found = await this.resolve(source, importer, { skipSelf: true })
      const id = found?.id.replace('/react-router/dist/development/', '/react-router/dist/production/')
      return found && id ? { ...found, id } : null
    },
  },
}

const shownName = /^[\w$]+\.displayName = [^;\n]*;$/gm
const component = /^((?:export )?(?:var|let|const) [\w$]+ = )((?:[\w$]+\.)?forwardRef\()/gm

/**
 * Lets components of libraries go that nobody uses, a router's forms among them. Their making and the names that developers
 * see them by look to the bundler as if they did something.
 */
const unusedComponents: Plugin = {
  ...inBrowser,
  name: 'unused-components',
  transform: {
    filter: { id: /[\\/]node_modules[\\/]/, code: 'forwardRef' },
    handler: (code) => code.replace(shownName, '').replace(component, '$1/* @__PURE__ */ $2'),
  },
}

/** An icon as it is drawn: without the looking up of sizes and names that nobody changes, and without what our own style says (`icon.css.ts`). */
const plainIcon = `import { createElement } from 'react'
const given = { width: 24, height: 24, viewBox: '0 0 24 24' }
export default ({ node }) => {
  const lines = node.map(([tag, attributes]) => createElement(tag, attributes))
  return (props) => createElement('svg', { ...given, ...props }, lines)
}`

/** Icons without what is made for everybody's needs: a good kilobyte of every first load, and work for each of them. */
const plainIcons: Plugin = {
  name: 'plain-icons',
  load: {
    filter: { id: /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]createLucideIcon\.mjs$/ },
    handler: () => plainIcon,
  },
}

/** What libraries bring that the shop does not need goes without. */
export const lightLibraries = [namedReact, productionRouter, unusedComponents, plainIcons]
