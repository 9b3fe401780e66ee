import * as z from 'zod/mini'
import { MAX_URL_PARAMS_CHARACTERS, pickUrlParams } from './url-params.ts'

/** Campaign parameters of the visit, as a query string. Parameters that are not on the list are removed. */
export const urlParamsSchema = z.optional(
  z.string().check(z.maxLength(MAX_URL_PARAMS_CHARACTERS, 'too-long'), z.overwrite(pickUrlParams)),
)
