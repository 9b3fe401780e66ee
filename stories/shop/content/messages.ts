import { messages as english } from '#storefront/locales/en.ts'
import { messages as spanish } from '#storefront/locales/es.ts'
import type { Localized } from '../../localize.ts'

const es = {
  hero: {
    title: 'Tu ropa, limpia y en su percha, sin salir de casa',
    text: 'Elige las prendas y una franja de dos horas. Recogemos, lavamos, planchamos y te lo devolvemos.',
    start: 'Ver prendas y precios',
    how: spanish.content.home.reach,
    facts: ['Recogida en 2 horas', 'Todos los días', 'Gratis desde 55 €'],
  },
  steps: {
    label: spanish.content.home.howTitle,
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
  blog: [
    {
      title: 'Cómo guardar la ropa de invierno sin que se apelmace',
      excerpt: 'Límpiala antes de guardarla, deja que respire y olvídate de las bolsas de plástico.',
      date: '4 de marzo de 2026',
      reading: '4 min de lectura',
    },
    {
      title: 'Vino, aceite, tinta: qué hacer en los primeros cinco minutos',
      excerpt: 'Lo que hagas al momento decide si la mancha saldrá. Y casi siempre es menos de lo que crees.',
      date: '18 de febrero de 2026',
      reading: '3 min de lectura',
    },
    {
      title: 'Planchar una camisa, en el orden en que lo hacemos nosotros',
      excerpt: 'Cuello, canesú, puños, mangas y cuerpo: cinco pasos y ni una arruga de más.',
      date: '2 de febrero de 2026',
      reading: '5 min de lectura',
    },
  ],
  features: {
    heading: 'Lavandería para restaurantes',
    intro: 'Manteles, servilletas y uniformes, listos antes de que abras.',
    items: [
      ['Recogida a tu hora', 'Pasamos cuando la cocina está parada: tú eliges la franja de dos horas.'],
      ['Precio por kilos', 'Desde 5 kg. Pesamos delante de ti y lo ves en la factura.'],
      ['Factura con IVA', 'Una al mes, con todos tus pedidos y el número de cada bolsa.'],
      ['Manchas de verdad', 'Aceite, vino y salsas tienen cada una su programa.'],
    ],
    more: 'Ver los precios',
  },
  cta: {
    title: '¿Empezamos con una bolsa de prueba?',
    text: 'Cuéntanos qué lavas y cuánto, y te contestamos en un día.',
    action: 'Pedir un presupuesto',
    second: spanish.content.page.whatsApp,
    longest: 'Pedir un presupuesto sin compromiso para mi restaurante',
  },
  sofas: {
    caption: 'Cuánto cuesta limpiar tu sofá',
    name: spanish.content.sofa.name,
    columns: [spanish.content.sofa.fabric, spanish.content.sofa.leather],
    none: 'No lo limpiamos',
    rows: [
      ['sofa-1', 'Sofá de una plaza', '49,95 €', '59,95 €'],
      ['sofa-2', spanish.content.sofa.twoSeats, '89,95 €', '107,95 €'],
      ['sofa-3', spanish.content.sofa.threeSeats, '129,95 €', '155,95 €'],
      ['', spanish.content.sofa.chaiseLongue, '24,95 €', '29,95 €'],
      ['', spanish.content.sofa.chair, '14,95 €', '19,95 €'],
      ['', 'Taburete', '10,95 €', '14,95 €'],
    ],
    withBed: 'Con cama',
    note: 'IVA incluido. Vamos a tu casa: no hay que mover nada.',
    longest: 'Sofá esquinero de tres plazas con chaise longue abatible y arcón',
  },
  legal: {
    contents: spanish.content.page.contents,
    updated: 'En vigor desde el 1 de marzo de 2026',
    intro:
      'Estas condiciones valen para todo lo que encargas a Colada, en la web, por teléfono o en una tienda.',
    sections: [
      [
        'pedido',
        'Tu pedido',
        'El pedido está hecho cuando confirmamos el pago o te enviamos el localizador por correo.',
      ],
      [
        'cambios',
        'Cambios y cancelación',
        'Puedes cambiar la recogida hasta 2 horas antes y cancelar gratis antes de que pasemos.',
      ],
      [
        'garantia',
        'Si algo sale mal',
        'Avísanos en las 48 horas siguientes a la entrega. Miramos la prenda y te contestamos.',
      ],
    ],
    list: ['Hasta un año: el 75 % de su valor.', 'De uno a dos años: el 50 %.', 'Más de tres años: el 15 %.'],
    longest: 'Compensación por pérdida, deterioro o retraso en la devolución de las prendas entregadas',
  },
}

const en: typeof es = {
  hero: {
    title: 'Your clothes, clean and on their hangers, without leaving home',
    text: 'Choose the garments and a two-hour slot. We’ll collect, wash, iron and bring them back.',
    start: 'See garments and prices',
    how: english.content.home.reach,
    facts: ['Pickup in 2 hours', 'Every day', 'Free from 55 €'],
  },
  steps: {
    label: english.content.home.howTitle,
    items: [
      ['Choose', 'Add the garments and tell us where and when to collect.'],
      ['We collect', 'We’ll come in your two-hour slot. You don’t need a special bag.'],
      ['You get it back', 'Checked, clean and ironed, at your door.'],
    ],
  },
  faq: {
    heading: 'What people ask us',
    more: 'See all questions',
    items: [
      ['Do I have to be at home?', 'You, a neighbour, the concierge or reception. Tell us in the remarks.'],
      [
        'What if a stain stays?',
        'We’ll tell you before we bring it back, and won’t charge for what didn’t help.',
      ],
      ['Can I change the slot?', 'Up to 2 hours before pickup, from your order’s page and free of charge.'],
    ],
  },
  category: {
    heading: 'How we dry-clean',
    intro:
      'Dry cleaning uses mild solvents in place of water: the fibre does not swell and the garment keeps its shape.',
    blocks: [
      [
        'Before',
        'We check linings, buttons and stains against the light, and talk to you if something worries us.',
      ],
      ['After', 'We iron by hand, go over the threads and hang it in its cover.'],
    ],
  },
  blog: [
    {
      title: 'How to put winter clothes away without flattening them',
      excerpt: 'Clean them first, let them breathe, and forget about plastic bags.',
      date: '4 March 2026',
      reading: '4 minutes to read',
    },
    {
      title: 'Wine, oil, ink: what to do in the first five minutes',
      excerpt:
        'What you do right away decides whether the stain comes out. It’s nearly always less than you think.',
      date: '18 February 2026',
      reading: '3 minutes to read',
    },
    {
      title: 'Ironing a shirt the way we do it, step by step',
      excerpt: 'Collar, yoke, cuffs, sleeves and body: five steps and not a crease too many.',
      date: '2 February 2026',
      reading: '5 minutes to read',
    },
  ],
  features: {
    heading: 'Laundry for restaurants',
    intro: 'Tablecloths, napkins and uniforms, ready before you open.',
    items: [
      ['Pickup when it suits you', 'We’ll come while the kitchen is quiet: you choose the two-hour slot.'],
      ['A price by weight', 'From 5 kg. We weigh it in front of you and you see it on the invoice.'],
      ['Invoices with VAT', 'One a month, with all your orders and every bag’s number.'],
      ['Real stains', 'Oil, wine and sauces each have their own programme.'],
    ],
    more: 'See the prices',
  },
  cta: {
    title: 'Shall we start with a trial bag?',
    text: 'Tell us what you wash and how much, and we’ll reply within a day.',
    action: 'Ask for a quote',
    second: english.content.page.whatsApp,
    longest: 'Ask for a no-obligation quote for my restaurant',
  },
  sofas: {
    caption: 'What it costs to clean your sofa',
    name: english.content.sofa.name,
    columns: [english.content.sofa.fabric, english.content.sofa.leather],
    none: 'We don’t clean it',
    rows: [
      ['sofa-1', 'One-seater sofa', '49,95 €', '59,95 €'],
      ['sofa-2', english.content.sofa.twoSeats, '89,95 €', '107,95 €'],
      ['sofa-3', english.content.sofa.threeSeats, '129,95 €', '155,95 €'],
      ['', english.content.sofa.chaiseLongue, '24,95 €', '29,95 €'],
      ['', english.content.sofa.chair, '14,95 €', '19,95 €'],
      ['', 'Stool', '10,95 €', '14,95 €'],
    ],
    withBed: 'With a bed',
    note: 'VAT included. We’ll come to your home: you don’t have to move anything.',
    longest: 'Three-seat corner sofa with a folding chaise longue and a chest',
  },
  legal: {
    contents: english.content.page.contents,
    updated: 'In force since 1 March 2026',
    intro: 'These terms apply to everything you order from Colada, on the web, by phone or in a store.',
    sections: [
      [
        'pedido',
        'Your order',
        'The order is placed when we confirm the payment or email you the order number.',
      ],
      [
        'cambios',
        'Changes and cancellation',
        'You can change the pickup until 2 hours before, and cancel free of charge before we come.',
      ],
      [
        'garantia',
        'When something goes wrong',
        'Tell us within 48 hours of delivery. We look at the garment and answer.',
      ],
    ],
    list: ['Up to one year: 75% of its value.', 'One to two years: 50%.', 'Over three years: 15%.'],
    longest: 'Compensation for loss, damage or delay in the return of garments that were handed over',
  },
}

export const messages: Localized<typeof es> = { es, en }
export type ContentMessages = typeof es
