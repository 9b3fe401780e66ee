import type { Bilingual } from '@colada/domain/wire/language'
import { en } from './en.ts'
import { es, type Texts } from './es.ts'

export const texts: Bilingual<Texts> = { es, en }
