/** The name under which a form sends what was typed, where no script takes it. */
export const searchField = 'q'

/** Words as an address joins them; empty where there are none. */
export const termsOf = (typed: string): string =>
  typed
    .split(/[\s&+]+/)
    .filter((word) => word !== '')
    .join('+')

/** The same as the customer types them. */
export const typedOf = (terms = ''): string => terms.split(/[&+]+/).join(' ').trim()
