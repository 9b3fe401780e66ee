import type { Plugin } from 'vite'
import { readComponentMetadata } from '#scripts/components/component-metadata.ts'
import { readIllustrationGroups } from '#scripts/components/illustration-groups.ts'
import { seedCatalogueResponses } from '#scripts/components/seed-responses.ts'
import { root } from '#scripts/run.ts'

const modules: Readonly<Record<string, () => string>> = {
  'virtual:component-metadata': () =>
    `export const components = ${JSON.stringify(readComponentMetadata(root))}`,
  'virtual:seed-responses': () => `export const responses = ${JSON.stringify(seedCatalogueResponses())}`,
  'virtual:illustration-groups': () =>
    `export const groups = ${JSON.stringify(readIllustrationGroups(root))}`,
}

/** Provides data read from the source folders at build time as virtual modules. */
export const componentMetadataPlugin = (): Plugin => ({
  name: 'colada-component-metadata',
  resolveId: (id) => (id in modules ? `\0${id}` : undefined),
  load: (id) => modules[id.replace('\0', '')]?.(),
})
