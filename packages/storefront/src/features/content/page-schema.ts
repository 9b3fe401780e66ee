import { contactTypes } from '@colada/domain/contact/contact-types'
import type { RouteName } from '@colada/domain/routes/paths'
import * as z from 'zod/mini'

/** A text that is not empty. */
export const text = z.string().check(z.minLength(1))
/** Anchor or name of a part; equal in both languages. */
export const contentId = z.string().check(z.regex(/^[a-z][a-z0-9-]*$/))
const routeName = z.custom<RouteName>((value) => typeof value === 'string')

/** Title and description for search engines; the description has at most 149 characters (spec 001 §9). */
export const metaSchema = z.strictObject({ title: text, description: text.check(z.maxLength(149)) })

/** A part of a section: a paragraph, or an object that names its kind. */
const blockSchema = z.union([
  text,
  z.strictObject({ list: z.array(text).check(z.minLength(2)) }),
  z.strictObject({ steps: z.array(text).check(z.minLength(2)) }),
  z.strictObject({ note: text }),
  /** Terms with their definition. */
  z.strictObject({ terms: z.array(z.tuple([text, text])) }),
  z.strictObject({
    table: z.strictObject({ caption: text, columns: z.array(text), rows: z.array(z.array(text)) }),
  }),
  z.strictObject({ link: z.strictObject({ to: routeName, text }) }),
  /** A part that the screen renders, such as a table of cookies. */
  z.strictObject({ part: contentId }),
])

const titledText = { title: text, text }

const sectionSchema = z.strictObject({
  id: contentId,
  title: text,
  /** Its heading is above the body on wide screens, too: for tables that need the width of the page. */
  wide: z.optional(z.literal(true)),
  body: z.array(blockSchema).check(z.minLength(1)),
  /** A grid of short texts below the body. */
  features: z.optional(
    z
      .array(z.strictObject({ ...titledText, link: z.optional(z.strictObject({ to: routeName, text })) }))
      .check(z.minLength(2)),
  ),
  /** A numbered sequence below the body. */
  guide: z.optional(z.array(z.strictObject(titledText)).check(z.minLength(2))),
})

/**
 * A page of editorial content: `pages/<language>/<name>.yaml`, or `sponsors/…` by the slug of a sponsor. All texts may contain facts of the shop, such as
 * `{{slotHours}}` (`shop-facts.ts`), and labels of buttons, such as `{{orders:actions.addItems}}` (`labels.ts`).
 */
export const pageSchema = z.strictObject({
  /** Heading of the page. */
  title: text,
  meta: metaSchema,
  /** One or two sentences below the heading. */
  lead: text,
  /** Name of an illustration in `public/pictures`, without extension. */
  picture: z.optional(text),
  /** Short facts beside the picture. */
  facts: z.optional(z.array(text).check(z.maxLength(3))),
  /** The button beside the picture, to a route or a section of the page; the next step by default. */
  start: z.optional(
    z.union([
      z.strictObject({ to: routeName, label: text }),
      z.strictObject({ section: contentId, label: text }),
    ]),
  ),
  /** Day since which a legal text applies; its presence gives the page a table of contents. */
  validFrom: z.optional(z.iso.date()),
  /** Version of a legal text. */
  version: z.optional(text),
  sections: z.array(sectionSchema).check(z.minLength(1)),
  /** Type of the contact form at the end of the page, the section `contact`. */
  contact: z.optional(z.enum(contactTypes)),
  /** The next step, at the end of the page; heading and introduction of the form if there is one. */
  action: z.optional(z.strictObject({ title: text, text, to: routeName, label: text })),
})

export type Page = z.infer<typeof pageSchema>
export type PageBlock = z.infer<typeof blockSchema>
export type PageSection = z.infer<typeof sectionSchema>
