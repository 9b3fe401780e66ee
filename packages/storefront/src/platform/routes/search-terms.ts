/** Name of the search field of forms that are submitted without scripts. */
export const searchFieldName = 'q'

/** Search terms as a path joins them; empty when there are none. */
export const toSearchTerms = (typed: string): string =>
  typed
    .split(/[\s&+]+/)
    .filter((word) => word !== '')
    .join('+')

/** Search terms of a path as the customer typed them. */
export const fromSearchTerms = (terms = ''): string => terms.split(/[&+]+/).join(' ').trim()
