/** How a customer found the shop. */
export interface SeedSource {
  id: number
  es: string
  en: string
}

/** The source that a registration carries when the customer names none (spec 001 §9). */
export const defaultSourceId = 110

export const sources: readonly SeedSource[] = [
  { id: 101, es: 'Buscador de internet', en: 'Search engine' },
  { id: 102, es: 'Recomendación de un amigo', en: 'A friend told me' },
  { id: 103, es: 'Instagram o TikTok', en: 'Instagram or TikTok' },
  { id: 104, es: 'Facebook (red social)', en: 'Facebook (social network)' },
  { id: 105, es: 'Vi una furgoneta o una tienda', en: 'I saw a van or a store' },
  { id: 106, es: 'Prensa, radio o televisión', en: 'Press, radio or television' },
  { id: 107, es: 'Folleto o buzoneo', en: 'Leaflet' },
  { id: 108, es: 'Mi alojamiento o mi empresa', en: 'My lodgings or my company' },
  { id: 110, es: 'Otro', en: 'Somewhere else' },
]
