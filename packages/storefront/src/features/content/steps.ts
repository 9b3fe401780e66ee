import type { Bilingual } from '@colada/domain/wire/language'

export interface StepText {
  title: string
  /** With `{{fact}}` placeholders; render it with `fillFacts`. */
  text: string
}

export interface Step extends Bilingual<StepText> {
  id: 'choose' | 'collect' | 'clean' | 'deliver'
}

/** How the service works, step by step. */
export const steps: readonly Step[] = [
  {
    id: 'choose',
    es: {
      title: 'Elige tus prendas',
      text: 'Llena el cesto por piezas o por bolsas y reserva una franja de {{slotHours}} horas, donde estés.',
    },
    en: {
      title: 'Choose your garments',
      text: 'Fill the basket by the piece or by the bag and book a {{slotHours}}-hour slot, wherever you are.',
    },
  },
  {
    id: 'collect',
    es: {
      title: 'Pasamos a recogerla',
      text: 'Llamamos a tu puerta a la hora acordada. Te vale cualquier bolsa; en la furgoneta la etiquetamos a tu nombre.',
    },
    en: {
      title: 'We collect it',
      text: 'We ring your bell at the agreed time. Any bag will do; in the van we label it with your name.',
    },
  },
  {
    id: 'clean',
    es: {
      title: 'La cuidamos una a una',
      text: 'Revisamos etiquetas y manchas, elegimos el proceso de cada prenda y la planchamos a vapor.',
    },
    en: {
      title: 'We care for each piece',
      text: 'We check labels and stains, choose the process for every garment and press it with steam.',
    },
  },
  {
    id: 'deliver',
    es: {
      title: 'Vuelve a tu armario',
      text: 'En percha o doblada, en la dirección y la franja que elegiste. Puedes seguir cada paso desde tus pedidos.',
    },
    en: {
      title: 'Back in your wardrobe',
      text: 'On hangers or folded, at the address and in the slot you chose. Follow every step from your orders.',
    },
  },
]
