import * as z from 'zod/mini'
import { contentId, metaSchema, text } from './page-schema.ts'

const questionSchema = z.strictObject({
  id: contentId,
  question: text,
  /** Plain text: search engines get it, too. */
  answer: text,
  /** One of the five on Home (spec 000 §2, Home). */
  isOnHome: z.optional(z.boolean()),
})

/** `texts/<language>/faq.yaml`: the frequent questions (spec 000 §2). */
export const faqSchema = z.strictObject({
  title: text,
  meta: metaSchema,
  lead: text,
  groups: z.array(z.strictObject({ id: contentId, title: text, questions: z.array(questionSchema) })),
})
export type Faq = z.infer<typeof faqSchema>
export type Question = z.infer<typeof questionSchema>

const categoryContentSchema = z.strictObject({
  title: text,
  paragraphs: z.array(text).check(z.minLength(2)),
  points: z.array(text).check(z.minLength(3)),
})
/** `texts/<language>/categories.yaml`: texts below the products of a category, by its id. */
export const categoriesSchema = z.record(z.string(), categoryContentSchema)
export type CategoryContentText = z.infer<typeof categoryContentSchema>

/** `texts/<language>/steps.yaml`: how the service works. */
export const stepsSchema = z.array(
  z.strictObject({ id: z.enum(['choose', 'collect', 'clean', 'deliver']), title: text, text }),
)
export type Step = z.infer<typeof stepsSchema>[number]

/** `posts/<language>/<name>.yaml`: an article of the blog. */
export const postSchema = z.strictObject({
  writtenOn: z.iso.date(),
  picture: text,
  /** Last segment of its path. */
  slug: z.string().check(z.regex(/^[a-z0-9-]+$/)),
  title: text,
  /** One or two sentences. */
  excerpt: text,
  paragraphs: z.array(text).check(z.minLength(2)),
})
export type Post = z.infer<typeof postSchema>
