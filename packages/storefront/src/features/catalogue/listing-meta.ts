import type { CategoryListing } from './load-category.ts'

const allCategories = {
  es: {
    title: 'Todas las categorías',
    description:
      'Lavandería, tintorería, plancha, edredones, alfombras, piel y más: todo lo que recogemos en tu casa.',
  },
  en: {
    title: 'All categories',
    description:
      'Laundry, dry cleaning, ironing, duvets, rugs, leather and more: everything we collect at your door.',
  },
}

const pageLabel = { es: 'página', en: 'page' }
/** Prefix of the description of a further page, so that descriptions are unique. */
const descriptionPrefix = {
  es: (page: number, pages: number) => `Página ${page} de ${pages}. `,
  en: (page: number, pages: number) => `Page ${page} of ${pages}. `,
}

/** Title and description of a listing for search engines; `listed` is false for searches. */
export function listingMeta(listing: CategoryListing, language: 'es' | 'en') {
  const own = listing.name === null ? allCategories[language] : undefined
  const title = own?.title ?? listing.metaTitle
  const numbered = listing.page > 1 ? `${title}, ${pageLabel[language]} ${listing.page}` : title
  return {
    title: listing.query ? `${listing.query}: ${numbered}` : numbered,
    description:
      (listing.page > 1 ? descriptionPrefix[language](listing.page, listing.pages) : '') +
      (own?.description ?? listing.metaDescription),
    listed: listing.query === '',
  }
}
