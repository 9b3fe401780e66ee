declare module 'virtual:component-facts' {
  export const facts: readonly import('#scripts/components/component-facts.ts').ComponentFact[]
}

declare module 'virtual:picture-groups' {
  export const groups: readonly import('#scripts/components/picture-facts.ts').PictureGroup[]
}

declare module 'virtual:seed-catalogue' {
  export const answers: Readonly<Record<'es' | 'en', object>>
}
