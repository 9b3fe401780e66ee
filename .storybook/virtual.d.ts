declare module 'virtual:component-metadata' {
  export const components: readonly import('#scripts/components/component-metadata.ts').ComponentMetadata[]
}

declare module 'virtual:illustration-groups' {
  export const groups: readonly import('#scripts/components/illustration-groups.ts').IllustrationGroup[]
}

declare module 'virtual:seed-responses' {
  export const responses: Readonly<Record<'es' | 'en', object>>
}
