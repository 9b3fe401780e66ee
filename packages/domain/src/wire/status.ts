import * as z from 'zod/mini'

/** `status` of every response: a code of `statusCodes` and a message in the request's language. */
export const statusSchema = z.object({ code: z.number(), message: z.string() })
export type WireStatus = z.infer<typeof statusSchema>

/** Body of every error response; `errors` has the messages of a 422 by field. */
export const failureSchema = z.object({
  status: statusSchema,
  message: z.optional(z.string()),
  errors: z.optional(z.record(z.string(), z.array(z.string()))),
})
export type WireFailure = z.infer<typeof failureSchema>
