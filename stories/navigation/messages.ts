import { messages as english } from '#storefront/locales/en.ts'
import { messages as spanish } from '#storefront/locales/es.ts'
import type { Localized } from '../localize.ts'

const es = {
  pages: 'Páginas de tintorería',
  pagination: {
    previous: spanish.catalogue.previousPage,
    next: spanish.catalogue.nextPage,
    page: (page: number) => `Página ${page}`,
  },
  youAreIn: spanish.catalogue.where,
  trail: [spanish.catalogue.home, spanish.shell.category['2']],
  product: 'Vestido de fiesta',
  longProduct: 'Funda nórdica de plumas para cama de matrimonio extragrande',
  steps: 'Pasos del pedido',
  pickup: spanish.schedule.pickupTitle,
  delivery: spanish.schedule.deliveryTitle,
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
    label: spanish.shell.navigation,
    promotions: spanish.shell.menu.promotions,
    services: spanish.shell.services,
    cities: 'Dónde estamos',
    dry: spanish.shell.category['2'],
    dryText: 'Trajes, abrigos y vestidos',
    laundry: spanish.shell.category['3'],
    laundryText: 'La ropa de cada semana',
    business: spanish.shell.business,
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
  pages: 'Dry-cleaning pages',
  pagination: {
    previous: english.catalogue.previousPage,
    next: english.catalogue.nextPage,
    page: (page: number) => `Page ${page}`,
  },
  youAreIn: english.catalogue.where,
  trail: [english.catalogue.home, english.shell.category['2']],
  product: 'Party dress',
  longProduct: 'Feather duvet cover for an extra-large double bed',
  steps: 'Order steps',
  pickup: english.schedule.pickupTitle,
  delivery: english.schedule.deliveryTitle,
  payment: 'Payment',
  done: 'done',
  account: 'Registration',
  personal: 'Personal',
  company: 'Company',
  personalText: 'All we need is your name and email.',
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
      answer: 'Empty the pockets and put them in a bag. The driver will bring covers for delicate garments.',
    },
    {
      id: 'absent',
      question: 'What if I’m not at home for the pickup or delivery?',
      answer: 'We’ll email you so you can choose another time.',
    },
  ],
  menu: {
    label: english.shell.navigation,
    promotions: english.shell.menu.promotions,
    services: english.shell.services,
    cities: english.shell.locations,
    dry: english.shell.category['2'],
    dryText: 'Suits, coats and dresses',
    laundry: english.shell.category['3'],
    laundryText: 'Everyday clothes',
    business: english.shell.business,
    longest: {
      dry: 'Treatment of extraordinarily delicate garments',
      dryText: 'Suits, coats, party dresses and anything a washing machine can’t handle',
    },
  },
  longest: {
    pickup: 'Pickup at your door',
    delivery: 'Delivery at your door',
    payment: 'Confirmation and payment',
    personal: 'Personal or self-employed',
    company: 'Company, hotel or restaurant',
    personalText: 'All we need is your name, your surname and an email we can write to.',
  },
}

export const messages: Localized<typeof es> = { es, en }
