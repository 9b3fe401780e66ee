/** Id of the search box; a link with it as its fragment leads to the box. */
export const searchBoxId = 'search'

/** Name of the search field of forms that are submitted without scripts. */
export const searchFieldName = 'q'

/** Joins what was typed into the search terms of a path; empty when there are none. */
export const toSearchTerms = (typed: string): string =>
  typed
    .split(/[\s&+]+/)
    .filter((term) => term !== '')
    .join('+')

/** The search terms of a path as they are typed. */
export const fromSearchTerms = (terms = ''): string => terms.split(/[&+]+/).join(' ').trim()
