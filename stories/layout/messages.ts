import { messages as english } from '#storefront/locales/en.ts'
import { messages as spanish } from '#storefront/locales/es.ts'
import type { Localized } from '../localize.ts'

const es = {
  garments: ['Camisa', 'Traje', 'Abrigo', 'Falda', 'Vestido', 'Corbata'],
  summary: {
    items: spanish.orders.prices.items,
    transport: spanish.orders.prices.transport,
    total: spanish.orders.prices.total,
    free: spanish.schedule.free,
  },
  place: { label: 'Dirección de recogida', value: 'Paseo de la Castellana 259, planta 14, 28046 Madrid' },
  included: ['Lavado en seco', 'Planchado a mano', 'Entrega en percha'],
  times: {
    caption: spanish.coverage.leadTime.title,
    columns: [spanish.coverage.leadTime.service, 'Madrid', 'Barcelona', 'Valencia', 'Sevilla'],
    rows: [
      ['Exprés', '24 h', '24 h', '24 h', '24 h'],
      ['Tintorería, Lavandería, Plancha, Prendas especiales', '48 h', '24 h', '48 h', '24 h'],
      ['Alfombras, Piel y ante', '15 días', '15 días', '15 días', '15 días'],
    ],
  },
  addresses: spanish.profile.addresses.caption,
  columns: {
    alias: 'Nombre',
    street: 'Dirección',
    zip: spanish.account.fields.postalCode,
    act: 'Acciones',
  },
  edit: spanish.profile.addresses.edit,
  rows: [
    { alias: 'Casa', street: 'Calle de Alcalá 48', zip: '28014' },
    { alias: 'Trabajo', street: 'Paseo de la Castellana 259', zip: '28046' },
  ],
  card: 'Pedido AX-4821',
  cardText: 'Lo recogemos el martes de 9 a 11.',
  onlyPhone: 'Solo en un móvil',
  onlyDesk: 'Solo en una pantalla ancha',
  scripted: spanish.catalogue.seeMore,
  unscripted: 'El texto entero, donde nada puede abrirlo',
  longGarments: [
    'Impermeabilización de gabardinas',
    'Funda nórdica de plumas extragrande',
    'Desapelmazado de almohadas',
    'Cazadora de piel con forro desmontable',
  ],
  longIncluded: [
    'Revisión a la luz y tratamiento de las manchas, una a una',
    'Impermeabilización de tejidos extraordinariamente delicados',
    'Entrega en percha, con funda y a la hora que tú hayas elegido',
  ],
  longCard: 'Pedido AX-4821, pendiente de la entrega a domicilio',
  longText:
    'Lo recogemos el miércoles 30 de septiembre de 19:00 a 21:00 en el paseo de la Castellana 259, planta 14, y te avisamos antes de llegar.',
}

const en: typeof es = {
  garments: ['Shirt', 'Suit', 'Coat', 'Skirt', 'Dress', 'Tie'],
  summary: {
    items: english.orders.prices.items,
    transport: english.orders.prices.transport,
    total: english.orders.prices.total,
    free: english.schedule.free,
  },
  place: { label: 'Pickup address', value: 'Paseo de la Castellana 259, floor 14, 28046 Madrid' },
  included: ['Dry cleaned', 'Ironed by hand', 'Delivered on a hanger'],
  times: {
    caption: english.coverage.leadTime.title,
    columns: [english.coverage.leadTime.service, 'Madrid', 'Barcelona', 'Valencia', 'Seville'],
    rows: [
      ['Express', '24 h', '24 h', '24 h', '24 h'],
      ['Dry cleaning, Laundry, Ironing, Special items', '48 h', '24 h', '48 h', '24 h'],
      ['Carpets, Leather and suede', '15 days', '15 days', '15 days', '15 days'],
    ],
  },
  addresses: english.profile.addresses.caption,
  columns: {
    alias: 'Name',
    street: 'Address',
    zip: english.account.fields.postalCode,
    act: 'Actions',
  },
  edit: english.profile.addresses.edit,
  rows: [
    { alias: 'Home', street: 'Calle de Alcalá 48', zip: '28014' },
    { alias: 'Work', street: 'Paseo de la Castellana 259', zip: '28046' },
  ],
  card: 'Order AX-4821',
  cardText: 'We’ll collect it on Tuesday from 9 to 11.',
  onlyPhone: 'Only on a phone',
  onlyDesk: 'Only on a wide screen',
  scripted: english.catalogue.seeMore,
  unscripted: 'The full text, if nothing can open it',
  longGarments: [
    'Waterproofing of raincoats',
    'Extra large feather duvet cover',
    'Fluffing up of pillows',
    'Leather jacket with a removable lining',
  ],
  longIncluded: [
    'Checked against the light, with stains treated one by one',
    'Waterproofing of extraordinarily delicate fabrics',
    'Delivered on a hanger, in a cover, at the time you chose',
  ],
  longCard: 'Order AX-4821, waiting for its delivery at your door',
  longText:
    'We’ll collect it on Wednesday 30 September from 19:00 to 21:00 at paseo de la Castellana 259, floor 14, and tell you before we arrive.',
}

export const messages: Localized<typeof es> = { es, en }
