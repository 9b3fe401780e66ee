/** Who looks at a screen, as the toolbar says; in store mode staff act for a private customer (spec 000 §6). */
export type Persona = 'visitor' | 'private' | 'business' | 'store'

const personas: readonly Persona[] = ['visitor', 'private', 'business', 'store']

type StoryContext = { readonly globals: Readonly<Record<string, unknown>> }

/** The toolbar's persona; `atLeast` for screens that a visitor never sees. */
export const personaOf = ({ globals }: StoryContext, atLeast: Persona = 'visitor'): Persona => {
  const chosen = personas.find((persona) => persona === globals.persona) ?? 'visitor'
  return chosen === 'visitor' ? atLeast : chosen
}
