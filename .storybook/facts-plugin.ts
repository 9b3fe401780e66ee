import type { Plugin } from 'vite'

import { componentFacts } from '../scripts/components/component-facts.ts'
import { root } from '../scripts/run.ts'

const name = 'virtual:component-facts'
const resolved = `\0${name}`

/** Reads the folders while Storybook is built and gives its pages what they say: `virtual:component-facts`. */
export const componentFactsPlugin = (): Plugin => ({
  name: 'colada-component-facts',
  resolveId: (id) => (id === name ? resolved : undefined),
  load: (id) =>
    id === resolved ? `export const facts = ${JSON.stringify(componentFacts(root))}` : undefined,
})
