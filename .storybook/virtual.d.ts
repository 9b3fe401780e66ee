declare module 'virtual:component-facts' {
  export const facts: readonly import('../scripts/components/component-facts.ts').ComponentFact[]
}
