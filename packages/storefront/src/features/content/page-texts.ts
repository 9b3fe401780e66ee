import type { Bilingual } from '@colada/domain/wire/language'

/** Title and description for search engines; descriptions have at most 149 characters (spec 001 §9). */
export interface PageText {
  readonly title: string
  readonly description: string
}

export const homeText: Bilingual<PageText> = {
  es: {
    title: 'Colada | Lavandería y tintorería a domicilio',
    description:
      'Recogemos tu ropa en casa, la lavamos o limpiamos en seco, la planchamos y te la devolvemos. Madrid, Barcelona, Valencia y Sevilla.',
  },
  en: {
    title: 'Colada | Laundry and dry cleaning at your door',
    description:
      'We collect your clothes, wash or dry clean them, press them and bring them back. In Madrid, Barcelona, Valencia and Seville.',
  },
}

export const cartText: Bilingual<PageText> = {
  es: {
    title: 'Tu cesto',
    description: 'Las prendas que has elegido, con su precio y el de la recogida y la entrega.',
  },
  en: {
    title: 'Your cart',
    description: 'The garments you’ve chosen, with their price and the price of pickup and delivery.',
  },
}

export const blogText: Bilingual<PageText> = {
  es: {
    title: 'Blog: cuidar la ropa',
    description:
      'Manchas, plancha y armario: consejos de quien limpia ropa cada día, contados en pocos minutos de lectura.',
  },
  en: {
    title: 'Blog: looking after clothes',
    description:
      'Stains, ironing and the wardrobe: advice from people who clean clothes every day, in a few minutes’ reading.',
  },
}

export const promotionsText: Bilingual<PageText> = {
  es: {
    title: 'Promociones de lavandería a domicilio',
    description:
      'Descuentos en tu primer pedido, recogida y entrega gratis, bonos y recompensas por traer amigos: todas las promociones de Colada.',
  },
  en: {
    title: 'Home laundry discounts',
    description:
      'Discounts on your first order, free pickup and delivery, bundles and rewards for bringing friends: all our promotions.',
  },
}
