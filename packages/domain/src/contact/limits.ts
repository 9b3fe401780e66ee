/** Limits of contact messages. Separate from the schemas, so that pages that show them need no schema library. */

/** Largest picture that is accepted (spec 000 §5). */
export const MAX_PICTURE_BYTES = 5 * 1024 * 1024

/** Pictures of a contact form (spec 000 §3), and of an incident report (decisions). */
export const MAX_PICTURES = { contact: 1, incident: 5 } as const

/** Messages of one client in an hour (trust 6). */
export const MAX_MESSAGES_PER_HOUR = 5
