import type { Plugin } from 'vite'

import { componentFacts } from '#scripts/components/component-facts.ts'
import { pictureGroups } from '#scripts/components/picture-facts.ts'
import { seedCatalogue } from '#scripts/components/seed-answers.ts'
import { root } from '#scripts/run.ts'

const modules: Readonly<Record<string, () => string>> = {
  'virtual:component-facts': () => `export const facts = ${JSON.stringify(componentFacts(root))}`,
  'virtual:seed-catalogue': () => `export const answers = ${JSON.stringify(seedCatalogue())}`,
  'virtual:picture-groups': () => `export const groups = ${JSON.stringify(pictureGroups(root))}`,
}

/** Reads the folders while Storybook is built and gives its pages what they say, as modules of their own. */
export const factsPlugin = (): Plugin => ({
  name: 'colada-facts',
  resolveId: (id) => (id in modules ? `\0${id}` : undefined),
  load: (id) => modules[id.replace('\0', '')]?.(),
})
