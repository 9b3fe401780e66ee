/** The contact forms (spec 000 §2). Separate from their schemas, for pages that do not load the schema library. */
export const contactTypes = [
  'hello',
  'empresa',
  'sofas',
  'partner',
  'medioambiente',
  'transportista',
] as const
export type ContactType = (typeof contactTypes)[number]
