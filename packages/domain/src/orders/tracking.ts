/**
 * Days for which the link of a mail shows where an order is, and for which its calendar is kept after the last visit. The
 * garments of an order may wait in a store for longer; each mail about them has a new link.
 */
export const TRACKING_DAYS = 90

/** Characters of the longest token that is accepted. */
export const MAX_TRACKING_TOKEN_CHARACTERS = 100
