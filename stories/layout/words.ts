import type { InBoth } from '../language.ts'

const es = {
  garments: ['Camisa', 'Traje', 'Abrigo', 'Falda', 'Vestido', 'Corbata'],
  summary: { items: 'Prendas', transport: 'Recogida y entrega', total: 'Total', free: 'Gratis' },
  place: { label: 'Dirección de recogida', value: 'Paseo de la Castellana 259, planta 14, 28046 Madrid' },
  included: ['Lavado en seco', 'Planchado a mano', 'Entrega en percha'],
  addresses: 'Tus direcciones',
  columns: { alias: 'Nombre', street: 'Dirección', zip: 'Código postal', act: 'Acciones' },
  edit: 'Editar',
  rows: [
    { alias: 'Casa', street: 'Calle de Alcalá 48', zip: '28014' },
    { alias: 'Trabajo', street: 'Paseo de la Castellana 259', zip: '28046' },
  ],
  card: 'Pedido AX-4821',
  cardText: 'Lo recogemos el martes de 9 a 11.',
  onlyPhone: 'Solo en un móvil',
  onlyDesk: 'Solo en una pantalla ancha',
}

const en: typeof es = {
  garments: ['Shirt', 'Suit', 'Coat', 'Skirt', 'Dress', 'Tie'],
  summary: { items: 'Garments', transport: 'Pickup and delivery', total: 'Total', free: 'Free' },
  place: { label: 'Pickup address', value: 'Paseo de la Castellana 259, floor 14, 28046 Madrid' },
  included: ['Dry cleaned', 'Ironed by hand', 'Delivered on a hanger'],
  addresses: 'Your addresses',
  columns: { alias: 'Name', street: 'Address', zip: 'Postal code', act: 'Actions' },
  edit: 'Edit',
  rows: [
    { alias: 'Home', street: 'Calle de Alcalá 48', zip: '28014' },
    { alias: 'Work', street: 'Paseo de la Castellana 259', zip: '28046' },
  ],
  card: 'Order AX-4821',
  cardText: 'We pick it up on Tuesday from 9 to 11.',
  onlyPhone: 'Only on a phone',
  onlyDesk: 'Only on a wide screen',
}

export const words: InBoth<typeof es> = { es, en }
