import * as z from 'zod/mini'
import { languages } from './language.ts'

/** Apart from the languages themselves, so that pages that only name them need no schema library. */
export const languageSchema = z.enum(languages)
