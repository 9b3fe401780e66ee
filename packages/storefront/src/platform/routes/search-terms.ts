/** Name of the search field of forms that are submitted without scripts. */
export const searchField = 'q'

/** Search terms as a path joins them; empty when there are none. */
export const termsOf = (typed: string): string =>
  typed
    .split(/[\s&+]+/)
    .filter((word) => word !== '')
    .join('+')

/** Search terms of a path as the customer typed them. */
export const typedOf = (terms = ''): string => terms.split(/[&+]+/).join(' ').trim()
