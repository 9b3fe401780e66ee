import type { Bilingual } from '@colada/domain/wire/language'

/** Default descriptions of incidents. */
export const absenceMessage: Bilingual = {
  es: 'Pasamos por la dirección y no encontramos a nadie.',
  en: 'We came to the address and found nobody in.',
}

export const garmentsMessage: Bilingual = {
  es: 'Hemos encontrado algo en las prendas que necesita tu respuesta.',
  en: 'We found something about the garments that needs your answer.',
}
