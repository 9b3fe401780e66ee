import type { InBoth } from '../../language.ts'

const es = {
  hero: {
    title: 'Tu ropa, limpia y en su percha, sin salir de casa',
    text: 'Elige las prendas y una franja de dos horas. Recogemos, lavamos, planchamos y te lo devolvemos.',
    start: 'Ver prendas y precios',
    how: 'Cómo funciona',
    facts: ['Recogida en 2 horas', 'Todos los días', 'Gratis desde 55 €'],
  },
  steps: {
    label: 'Cómo funciona',
    items: [
      ['Elige', 'Añade las prendas y dinos dónde y cuándo recogemos.'],
      ['Recogemos', 'Pasamos en tu franja de dos horas. No hace falta bolsa especial.'],
      ['Lo tienes', 'Revisado, limpio y planchado, en tu puerta.'],
    ],
  },
  faq: {
    heading: 'Preguntas que nos hacéis',
    more: 'Todas las preguntas',
    items: [
      [
        '¿Tengo que estar en casa?',
        'Sí, o quien tú digas: portería, vecina o recepción. Ponlo en las observaciones.',
      ],
      [
        '¿Y si una mancha no sale?',
        'Te lo decimos antes de devolvértela y no cobramos el tratamiento que no ha servido.',
      ],
      [
        '¿Puedo cambiar la franja?',
        'Hasta 2 horas antes de la recogida, desde el detalle de tu pedido y sin coste.',
      ],
    ],
  },
  category: {
    heading: 'Cómo limpiamos en seco',
    intro:
      'La limpieza en seco usa disolventes suaves en vez de agua: la fibra no se hincha y la prenda conserva su forma.',
    blocks: [
      ['Antes', 'Revisamos forros, botones y manchas a la luz y hablamos contigo si algo nos preocupa.'],
      ['Después', 'Planchamos a mano, repasamos los hilos y la colgamos en su funda.'],
    ],
  },
}

const en: typeof es = {
  hero: {
    title: 'Your clothes, clean and on their hangers, without leaving home',
    text: 'Choose the garments and a two-hour slot. We collect, wash, iron and bring them back.',
    start: 'See garments and prices',
    how: 'How it works',
    facts: ['Pickup in 2 hours', 'Every day', 'Free from €55'],
  },
  steps: {
    label: 'How it works',
    items: [
      ['Choose', 'Add the garments and tell us where and when we collect.'],
      ['We collect', 'We come in your two-hour slot. No special bag is needed.'],
      ['You have it', 'Looked through, clean and ironed, at your door.'],
    ],
  },
  faq: {
    heading: 'What people ask us',
    more: 'All the questions',
    items: [
      [
        'Do I have to be at home?',
        'You, or whoever you say: porter, neighbour or reception. Put it into the remarks.',
      ],
      ['And if a stain stays?', 'We tell you before we bring it back, and do not charge what did not help.'],
      ['Can I change the slot?', 'Up to 2 hours before pickup, from the page of your order and at no cost.'],
    ],
  },
  category: {
    heading: 'How we dry-clean',
    intro:
      'Dry cleaning uses mild solvents in place of water: the fibre does not swell and the garment keeps its shape.',
    blocks: [
      [
        'Before',
        'We look at linings, buttons and stains against the light, and talk to you if something worries us.',
      ],
      ['After', 'We iron by hand, go over the threads and hang it in its cover.'],
    ],
  },
}

export const words: InBoth<typeof es> = { es, en }
export type ContentWords = typeof es
