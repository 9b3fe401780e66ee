import type { Bilingual } from '@colada/domain/wire/language'

export interface FaqText {
  question: string
  /** With `{{fact}}` placeholders; render it with `fillFacts`. */
  answer: string
}

export interface FaqEntry extends Bilingual<FaqText> {
  id: string
}

/** The five questions on Home (spec 000 §2, Home). */
export const homeFaq: readonly FaqEntry[] = [
  {
    id: 'how-it-works',
    es: {
      question: '¿Cómo funciona la recogida en casa?',
      answer:
        'Eliges las prendas, la dirección y una franja de {{slotHours}} horas que empiece al menos {{bookHours}} horas después de tu pedido. A esa hora llamamos a tu puerta, recogemos la ropa en la bolsa que tengas y la llevamos a limpiar. Te la devolvemos en la dirección y la franja de entrega que marcaste, que pueden ser otras.',
    },
    en: {
      question: 'How does the collection at home work?',
      answer:
        'You choose the garments, the address and a {{slotHours}}-hour slot that starts at least {{bookHours}} hours after your order. At that time we ring your bell, take the clothes in whatever bag you have and bring them to be cleaned. They come back to the address and in the delivery slot that you picked, which may be different ones.',
    },
  },
  {
    id: 'transport-price',
    es: {
      question: '¿Cuánto cuesta que vengáis a casa?',
      answer:
        'Cada trayecto cuesta {{pickupPrice}}: en total {{transportPrice}} por recoger y entregar. Desde {{freeShippingFrom}} de compra el transporte es gratis. Algunas franjas horarias tienen un precio distinto, y siempre lo ves junto a la hora antes de confirmar. Los bonos no llevan transporte.',
    },
    en: {
      question: 'What does it cost for you to come?',
      answer:
        'Each trip costs {{pickupPrice}}: {{transportPrice}} in all to collect and deliver. From a subtotal of {{freeShippingFrom}} transport is free. Some slots have a different price, and you always see it beside the hour before you confirm. Packs carry no transport.',
    },
  },
  {
    id: 'delivery-time',
    es: {
      question: '¿Cuándo tendré mi ropa de vuelta?',
      answer:
        'Lo habitual son {{deliveryHours}} horas desde la recogida, y en algunas ciudades menos. Los edredones necesitan {{duvetHours}} horas para secarse bien, y las alfombras y las prendas de piel {{carpetDays}} días, porque pasan por talleres especializados. Si mezclas servicios, manda el que más tarda. Al elegir la recogida solo te ofrecemos entregas que podemos cumplir.',
    },
    en: {
      question: 'When will I have my clothes back?',
      answer:
        'As a rule, {{deliveryHours}} hours after the collection, and less in some cities. Duvets need {{duvetHours}} hours to dry properly, and rugs and leather {{carpetDays}} days, because they go through specialist workshops. If you mix services, the slowest decides. Once you choose the collection we only offer deliveries that we can keep.',
    },
  },
  {
    id: 'change-or-cancel',
    es: {
      question: '¿Puedo cambiar o anular mi pedido?',
      answer:
        'Sí. Desde el detalle del pedido puedes mover la recogida hasta {{pickupChangeHours}} horas antes y la entrega hasta {{deliveryChangeHours}} horas antes. Si lo haces con menos de {{lateChangeHours}} horas, se suman {{lateChangePrice}}. Anular es gratis mientras no hayamos recogido; después, y hasta que empiece el lavado, solo se descuenta el transporte.',
    },
    en: {
      question: 'Can I change or cancel my order?',
      answer:
        'Yes. From the order’s details you can move the collection until {{pickupChangeHours}} hours before it and the delivery until {{deliveryChangeHours}} hours before. With less than {{lateChangeHours}} hours to go, {{lateChangePrice}} is added. Cancelling is free until we collect; after that, and until washing starts, only the transport is kept.',
    },
  },
  {
    id: 'which-service',
    es: {
      question: 'No sé qué servicio necesita mi prenda, ¿qué hago?',
      answer:
        'Escribe el nombre de la prenda en el buscador: cada ficha dice qué incluye y qué no admite. Si sigues con dudas, elige el que más se parezca y cuéntanoslo en las observaciones. Al recibirla leemos la etiqueta de composición y, si hace falta otro proceso, te avisamos antes de hacer nada.',
    },
    en: {
      question: 'I do not know which service my garment needs. What now?',
      answer:
        'Type the garment’s name into the search box: each page says what is included and what we cannot take. If you still doubt, choose the nearest one and tell us in the remarks. When it arrives we read its composition label and, if it needs another process, we let you know before doing anything.',
    },
  },
]
