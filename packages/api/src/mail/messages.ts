import type { Bilingual, Language } from '@colada/domain/wire/language'
import { timeZone } from '@colada/domain/schedule/local-time'

/** The messages of an order confirmation. */
export interface ConfirmationMessages {
  readonly subject: (locator: string) => string
  readonly preview: string
  readonly greeting: (name: string) => string
  readonly paid: string
  readonly billed: string
  readonly changedSubject: (locator: string) => string
  readonly changed: { readonly items: string; readonly dates: string }
  readonly changeFree: string
  readonly changePaid: (amount: string) => string
  readonly changeBilled: (amount: string) => string
  readonly locator: string
  readonly pickup: string
  readonly delivery: string
  readonly slot: (date: string, start: string, end: string) => string
  readonly garment: string
  readonly quantity: string
  readonly price: string
  readonly withoutVat: string
  readonly items: string
  readonly transport: string
  readonly incidents: string
  readonly discount: string
  readonly total: string
  readonly vat: (amount: string) => string
  readonly remarks: string
  readonly voucher: (code: string, uses: number) => string
  readonly follow: string
  readonly legal: string
  readonly sign: string
}

export const confirmationMessages: Bilingual<ConfirmationMessages> = {
  es: {
    subject: (locator) => `Tu pedido ${locator} está confirmado`,
    preview: 'Guarda este correo: es la confirmación de tu pedido.',
    greeting: (name) => `Hola, ${name}:`,
    paid: 'Hemos recibido tu pago y tu pedido está confirmado. Gracias por confiar en Colada.',
    billed: 'Tu pedido está confirmado. Lo incluiremos en tu factura. Gracias por confiar en Colada.',
    changedSubject: (locator) => `Tu pedido ${locator} ha cambiado`,
    changed: {
      items: 'Hemos añadido las prendas a tu pedido.',
      dates: 'Hemos cambiado la recogida o la entrega de tu pedido.',
    },
    changeFree: 'El cambio no tiene coste. Así queda tu pedido:',
    changePaid: (amount) => `El cambio ha costado ${amount}. Así queda tu pedido:`,
    changeBilled: (amount) =>
      `El cambio cuesta ${amount} y lo incluiremos en tu factura. Así queda tu pedido:`,
    locator: 'Número de pedido',
    pickup: 'Recogida',
    delivery: 'Entrega',
    slot: (date, start, end) => `${date}, de ${start} a ${end}`,
    garment: 'Prenda o servicio',
    quantity: 'Cantidad',
    price: 'Importe',
    withoutVat: 'sin IVA',
    items: 'Prendas y servicios',
    transport: 'Recogida y entrega',
    incidents: 'Incidencias',
    discount: 'Descuento',
    total: 'Total, IVA incluido',
    vat: (amount) => `De los que ${amount} son IVA.`,
    remarks: 'Tus observaciones',
    voucher: (code, uses) =>
      `Tu código es ${code} y tiene ${uses} usos, para un pedido o para varios. Escríbelo en la casilla de promociones al reservar.`,
    follow: 'Seguir mi pedido',
    legal:
      'Este correo confirma un pedido con obligación de pago. Puedes cancelarlo sin coste antes de la recogida. Después de la recogida y antes del lavado te devolvemos todo menos el transporte. Una vez empezado el lavado ya no se puede cancelar.',
    sign: 'El equipo de Colada',
  },
  en: {
    subject: (locator) => `Your order ${locator} is confirmed`,
    preview: 'Keep this mail: it is the confirmation of your order.',
    greeting: (name) => `Hello ${name},`,
    paid: 'We have received your payment and your order is confirmed. Thank you for choosing Colada.',
    billed: 'Your order is confirmed. It will be on your invoice. Thank you for choosing Colada.',
    changedSubject: (locator) => `Your order ${locator} has changed`,
    changed: {
      items: 'We have added the garments to your order.',
      dates: 'We have changed the pickup or the delivery of your order.',
    },
    changeFree: 'The change is free of charge. This is your order now:',
    changePaid: (amount) => `The change cost ${amount}. This is your order now:`,
    changeBilled: (amount) =>
      `The change costs ${amount} and will be on your invoice. This is your order now:`,
    locator: 'Order number',
    pickup: 'Pickup',
    delivery: 'Delivery',
    slot: (date, start, end) => `${date}, from ${start} to ${end}`,
    garment: 'Garment or service',
    quantity: 'Quantity',
    price: 'Amount',
    withoutVat: 'without VAT',
    items: 'Garments and services',
    transport: 'Pickup and delivery',
    incidents: 'Incidents',
    discount: 'Discount',
    total: 'Total, VAT included',
    vat: (amount) => `Of which ${amount} is VAT.`,
    remarks: 'Your remarks',
    voucher: (code, uses) =>
      `Your code is ${code} and has ${uses} uses, for one order or several. Type it into the promotions box when you reserve.`,
    follow: 'Follow my order',
    legal:
      'This mail confirms an order with an obligation to pay. You can cancel it free of charge before the pickup. After the pickup and before washing we return everything except transport. Once washing has started it can no longer be cancelled.',
    sign: 'The Colada team',
  },
}

const locales: Bilingual = { es: 'es-ES', en: 'en-GB' }

/** Formats a day in full, in the shop's time zone. */
export function formatDay(instant: Date, language: Language): string {
  const format = new Intl.DateTimeFormat(locales[language], { dateStyle: 'full', timeZone })
  return format.format(instant)
}
