import type { Bilingual } from '@colada/domain/wire/language'

/** Default descriptions of incidents. */
export const absenceMessage: Bilingual = {
  es: 'Pasamos por la dirección y no encontramos a nadie.',
  en: 'We came to the address and found nobody in.',
}

/** A question that the customer answers with a message. */
export const garmentsMessage: Bilingual = {
  es: 'Hemos encontrado algo en tus prendas y necesitamos tu respuesta para seguir.',
  en: 'We found something about your garments and need your answer to go on.',
}

/** Garments that were not paid for. */
export const missingItemsMessage: Bilingual = {
  es: 'En tu bolsa venían prendas que no estaban en el pedido. Dinos si las añadimos, si te las devolvemos sin limpiar o si no son tuyas.',
  en: 'There were garments in your bag that are not in the order. Tell us whether to add them, to bring them back uncleaned, or that they are not yours.',
}
