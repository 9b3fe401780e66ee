import type { Localized } from '../localize.ts'

const es = {
  pages: 'Páginas de tintorería',
  pagination: {
    previous: 'Página anterior',
    next: 'Página siguiente',
    page: (page: number) => `Página ${page}`,
  },
  youAreIn: 'Estás en',
  trail: ['Inicio', 'Tintorería'],
  product: 'Vestido de fiesta',
  longProduct: 'Funda nórdica de plumas para cama de matrimonio extragrande',
  steps: 'Pasos del pedido',
  pickup: 'Recogida',
  delivery: 'Entrega',
  payment: 'Pago',
  done: 'hecho',
  account: 'Registro',
  personal: 'Particular',
  company: 'Empresa',
  personalText: 'Con tu nombre y un correo basta para empezar.',
  companyText: 'Necesitamos el CIF y una dirección de facturación.',
  questions: [
    {
      id: 'time',
      question: '¿Cuánto tarda un pedido?',
      answer: 'Depende de la prenda y de la ciudad: lo verás antes de confirmar.',
    },
    {
      id: 'bag',
      question: '¿Tengo que preparar las prendas?',
      answer: 'Vacía los bolsillos y mételas en una bolsa. El repartidor trae fundas para lo delicado.',
    },
    {
      id: 'absent',
      question: '¿Y si no estoy en casa cuando pasáis a recoger la ropa o a entregarla?',
      answer: 'Te escribimos y eliges otra hora.',
    },
  ],
  menu: {
    label: 'Navegación principal',
    promotions: 'Promociones',
    services: 'Servicios',
    cities: 'Dónde estamos',
    dry: 'Tintorería',
    dryText: 'Trajes, abrigos y vestidos',
    laundry: 'Lavandería',
    laundryText: 'La ropa de cada semana',
    business: 'Empresas',
    longest: {
      dry: 'Tratamiento de prendas extraordinariamente delicadas',
      dryText: 'Trajes, abrigos, vestidos de ceremonia y todo lo que no cabe en una lavadora',
    },
  },
  longest: {
    pickup: 'Recogida a domicilio',
    delivery: 'Entrega a domicilio',
    payment: 'Confirmación y pago',
    personal: 'Particular o autónomo',
    company: 'Empresa, hotel o restaurante',
    personalText:
      'Con tu nombre, tus apellidos y un correo electrónico al que podamos escribirte basta para empezar.',
  },
}

const en: typeof es = {
  pages: 'Pages of dry cleaning',
  pagination: { previous: 'Previous page', next: 'Next page', page: (page: number) => `Page ${page}` },
  youAreIn: 'You are in',
  trail: ['Home', 'Dry cleaning'],
  product: 'Party dress',
  longProduct: 'Feather duvet cover for an extra-large double bed',
  steps: 'Steps of the order',
  pickup: 'Pickup',
  delivery: 'Delivery',
  payment: 'Payment',
  done: 'done',
  account: 'Registration',
  personal: 'Personal',
  company: 'Company',
  personalText: 'Your name and an e-mail are enough to begin.',
  companyText: 'We need the tax number and a billing address.',
  questions: [
    {
      id: 'time',
      question: 'How long does an order take?',
      answer: 'That depends on the garment and the city; you see it before you confirm.',
    },
    {
      id: 'bag',
      question: 'Do I have to prepare the garments?',
      answer: 'Empty the pockets and put them in a bag. The driver brings covers for what is delicate.',
    },
    {
      id: 'absent',
      question: 'What if I am not at home when you come to pick up or deliver?',
      answer: 'We write to you, and you choose another hour.',
    },
  ],
  menu: {
    label: 'Main navigation',
    promotions: 'Promotions',
    services: 'Services',
    cities: 'Where we are',
    dry: 'Dry cleaning',
    dryText: 'Suits, coats and dresses',
    laundry: 'Laundry',
    laundryText: 'The clothes of every week',
    business: 'Business',
    longest: {
      dry: 'Treatment of extraordinarily delicate garments',
      dryText: 'Suits, coats, party dresses and all that no washing machine takes',
    },
  },
  longest: {
    pickup: 'Pickup at your door',
    delivery: 'Delivery at your door',
    payment: 'Confirmation and payment',
    personal: 'Personal or self-employed',
    company: 'Company, hotel or restaurant',
    personalText: 'Your name, your surname and an e-mail address we can write to are enough to begin.',
  },
}

export const messages: Localized<typeof es> = { es, en }
