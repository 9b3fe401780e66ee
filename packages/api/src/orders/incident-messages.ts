import type { Bilingual } from '@colada/domain/wire/language'

/** Default descriptions of incidents. */
export const absenceMessage: Bilingual = {
  es: 'Pasamos por la dirección y no encontramos a nadie.',
  en: 'We came to the address and nobody was in.',
}

/** A question that the customer answers with a message. */
export const garmentsMessage: Bilingual = {
  es: 'Hemos encontrado algo en tus prendas y necesitamos tu respuesta para seguir.',
  en: 'We found something with your garments and need your answer to continue.',
}

/** Garments that were not paid for. */
export const missingItemsMessage: Bilingual = {
  es: 'En tu bolsa venían prendas que no estaban en el pedido. Dinos si las añadimos, si te las devolvemos sin limpiar o si no son tuyas.',
  en: 'We found garments in your bag that aren’t in the order. Tell us whether to add them, bring them back uncleaned, or whether they’re not yours.',
}
