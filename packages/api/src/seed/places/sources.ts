import * as z from 'zod/mini'
import { checkData } from '../check-data.ts'
import content from './sources.json' with { type: 'json' }

const sourcesFile = z.array(
  z.strictObject({
    id: z.int('must be a whole number'),
    es: z.string('must be a text'),
    en: z.string('must be a text'),
  }),
)

/** The options of "How did you find us?", in display order. */
export const sources = checkData('places/sources.json', sourcesFile, content)
