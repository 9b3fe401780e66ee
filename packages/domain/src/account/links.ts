/** What the link of a mail allows; each link can be used once. */
export type LinkPurpose = 'set-password' | 'reset-password' | 'confirm-email' | 'change-email' | 'log-in'

/** Minutes until a link expires. Ten for those that open an account (decisions: Session). */
export const LINK_VALID_MINUTES: Readonly<Record<LinkPurpose, number>> = {
  'reset-password': 10,
  'log-in': 10,
  'set-password': 7 * 24 * 60,
  'confirm-email': 7 * 24 * 60,
  'change-email': 24 * 60,
}

/** Characters of the longest link token that is accepted. */
export const MAX_LINK_TOKEN_CHARACTERS = 120
