import type { Bilingual } from '@colada/domain/wire/language'

/** What an incident says until somebody writes more. */
export const absenceWords: Bilingual = {
  es: 'Pasamos por la dirección y no encontramos a nadie.',
  en: 'We came to the address and found nobody in.',
}

export const garmentsWords: Bilingual = {
  es: 'Hemos encontrado algo en las prendas que necesita tu respuesta.',
  en: 'We found something about the garments that needs your answer.',
}
