import * as z from 'zod/mini'
import { languages } from './language.ts'

/** Separate from the languages, which are used by pages that do not load the schema library. */
export const languageSchema = z.enum(languages)
