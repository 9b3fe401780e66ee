/** Limits of contact messages. Separate from the schemas, so that pages that show them need no schema library. */

/** Largest picture that is accepted (spec 000 §5). */
export const MAX_PICTURE_BYTES = 5 * 1024 * 1024

/** Pictures of a contact form (spec 000 §3), and of an incident report (decisions). */
export const MAX_PICTURES = { contact: 1, incident: 5 } as const

/** Messages of one client in an hour (trust 6). */
export const MAX_MESSAGES_PER_HOUR = 5

/** An incident can be reported until this many hours after the delivery (spec 001 §9). */
export const INCIDENT_REPORT_HOURS = 48

/** Working hours within which customer service replies (spec 001 §9). */
export const REPLY_WORKING_HOURS = 24
