/** The user of a screen, from the toolbar; in store mode staff act for a private customer (spec 000 §6). */
export type Persona = 'visitor' | 'private' | 'business' | 'store'

const personas: readonly Persona[] = ['visitor', 'private', 'business', 'store']

type StoryContext = { readonly globals: Readonly<Record<string, unknown>> }

/** The toolbar's persona; `minimum` replaces a visitor on screens that require a log-in. */
export const personaOf = ({ globals }: StoryContext, minimum: Persona = 'visitor'): Persona => {
  const chosen = personas.find((persona) => persona === globals.persona) ?? 'visitor'
  return chosen === 'visitor' ? minimum : chosen
}
