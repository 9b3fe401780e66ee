import type { FaqEntry } from './home-faq.ts'

/** Questions about sofas (spec 000 §2, Home). */
export const sofaFaq: readonly FaqEntry[] = [
  {
    id: 'sofa-at-home',
    es: {
      question: '¿Os lleváis el sofá?',
      answer:
        'No hace falta. Un sofá que no se desenfunda se limpia en tu casa, con inyección y aspiración, y no hay que moverlo de su sitio. Si tiene fundas que se quitan, las recogemos como cualquier otra prenda: busca «funda de sofá».',
    },
    en: {
      question: 'Do you take the sofa away?',
      answer:
        'There is no need. A sofa whose covers stay on is cleaned in your home, by injection and suction, and need not be moved. Covers that come off are collected like any other garment: look for “sofa cover”.',
    },
  },
  {
    id: 'sofa-price',
    es: {
      question: '¿Cuánto cuesta?',
      answer:
        'En tela, {{sofaOneSeat}} el de una plaza, {{sofaTwoSeats}} el de dos y {{sofaThreeSeats}} el de tres; la chaise longue suma {{sofaChaiseLongue}}. En piel cuesta algo más, desde {{sofaLeatherOneSeat}}.',
    },
    en: {
      question: 'What does it cost?',
      answer:
        'In fabric, {{sofaOneSeat}} for one seat, {{sofaTwoSeats}} for two and {{sofaThreeSeats}} for three; a chaise longue adds {{sofaChaiseLongue}}. Leather costs a little more, from {{sofaLeatherOneSeat}}.',
    },
  },
  {
    id: 'sofa-drying',
    es: {
      question: '¿Cuándo puedo volver a sentarme?',
      answer:
        'El mismo día. La tela queda húmeda, no mojada, y con la ventana abierta se seca en unas horas. La piel está lista en cuanto absorbe la crema.',
    },
    en: {
      question: 'When can I sit on it again?',
      answer:
        'The same day. The fabric is left damp, not wet, and dries within hours with a window open. Leather is ready as soon as it has taken up the cream.',
    },
  },
  {
    id: 'sofa-stains',
    es: {
      question: '¿Salen las manchas de café, vino o mascotas?',
      answer:
        'Las recientes, casi siempre. Antes de empezar probamos en una esquina que no se ve y te decimos qué puedes esperar de cada una. El olor de las mascotas se trata aparte, porque está en el relleno y no en la tela.',
    },
    en: {
      question: 'Do coffee, wine and pet stains come out?',
      answer:
        'Fresh ones nearly always do. Before we begin we test a corner that nobody sees and tell you what to expect of each. The smell of pets is treated apart, since it sits in the filling and not in the fabric.',
    },
  },
]
