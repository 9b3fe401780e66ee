import type { InBoth } from '../../language.ts'

const es = {
  summary: {
    label: 'Precio del pedido',
    garments: 'Prendas (3)',
    pickup: 'Recogida',
    delivery: 'Entrega',
    pickupNote: 'jueves 12 de marzo, 9:00–11:00',
    discount: '20 % primer pedido',
    total: 'Total',
    vat: 'IVA incluido',
    vatLeftOut: 'Sin IVA. Con IVA, 116,04 €.',
    net: 'Total sin IVA',
    tax: 'IVA (21 %)',
    longest: 'Recogida y entrega a domicilio en franja de dos horas con recargo de última hora',
  },
  change: {
    title: 'Tu total ha cambiado:',
    words: { before: 'antes', now: 'ahora' },
    reason: 'por la hora de recogida.',
    longest: 'por las prendas, la dirección, la hora de recogida, la hora de entrega y la promoción.',
  },
  cards: {
    label: 'Con qué tarjeta pagas',
    names: ['Visa ···· 4242', 'Mastercard ···· 4444'],
    details: ['Caduca 12/28', 'Caduca 03/27'],
    remove: (name: string) => `Borrar ${name}`,
    newCard: 'Pagar con otra tarjeta',
  },
  card: {
    form: 'Pagar con tarjeta',
    holder: 'Titular',
    card: 'Número, caducidad y código',
    error: 'El banco ha rechazado la tarjeta. Prueba con otra: no se ha cobrado nada.',
    keep: 'Guardar la tarjeta para la próxima vez',
    pay: 'Pagar 42,70 €',
    paying: 'Pagando…',
    secure: 'Tu tarjeta va directa a la pasarela de pago. Nosotros no la vemos ni la guardamos.',
  },
  countdown: {
    label: 'Te guardamos las franjas',
    calm: 'Quedan 24 minutos',
    urgent: 'Queda 1 minuto',
    text: 'Si se acaba el tiempo anulamos el pedido sin cobrarte nada. Tu cesto se queda como está.',
  },
  thanks: {
    title: 'Pedido hecho. Gracias.',
    text: 'Te hemos escrito a lucia@correo.example con todo. El jueves pasamos por tu casa.',
    locator: 'Tu localizador',
    follow: 'Seguir mi pedido',
    home: 'Volver a la portada',
    steps: 'Deja la ropa en una bolsa. Si hay una mancha que te preocupa, díselo a quien la recoja.',
  },
}

const en: typeof es = {
  summary: {
    label: 'Price of the order',
    garments: 'Garments (3)',
    pickup: 'Pickup',
    delivery: 'Delivery',
    pickupNote: 'Thursday 12 March, 9:00–11:00',
    discount: '20% off the first order',
    total: 'Total',
    vat: 'VAT included',
    vatLeftOut: 'Without VAT. With VAT, €116.04.',
    net: 'Total without VAT',
    tax: 'VAT (21%)',
    longest: 'Pickup and delivery at your door in a two-hour slot with a last-minute surcharge',
  },
  change: {
    title: 'Your total has changed:',
    words: { before: 'before', now: 'now' },
    reason: 'because of the pickup hour.',
    longest: 'because of the garments, the address, the pickup hour, the delivery hour and the promotion.',
  },
  cards: {
    label: 'Which card you pay with',
    names: ['Visa ···· 4242', 'Mastercard ···· 4444'],
    details: ['Expires 12/28', 'Expires 03/27'],
    remove: (name) => `Delete ${name}`,
    newCard: 'Pay with another card',
  },
  card: {
    form: 'Pay by card',
    holder: 'Cardholder',
    card: 'Number, expiry and code',
    error: 'The bank refused the card. Try another one: nothing was charged.',
    keep: 'Keep the card for next time',
    pay: 'Pay €42.70',
    paying: 'Paying…',
    secure: 'Your card goes straight to the payment provider. We neither see nor keep it.',
  },
  countdown: {
    label: 'We keep your slots',
    calm: '24 minutes left',
    urgent: '1 minute left',
    text: 'When the time is up we cancel the order without charging you. Your cart stays as it is.',
  },
  thanks: {
    title: 'Order made. Thank you.',
    text: 'We wrote to lucia@mail.example with all of it. On Thursday we come by.',
    locator: 'Your locator',
    follow: 'Follow my order',
    home: 'Back to the front page',
    steps: 'Put the clothes into a bag. If a stain worries you, tell whoever collects them.',
  },
}

export const words: InBoth<typeof es> = { es, en }
export type PaymentWords = typeof es
