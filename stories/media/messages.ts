import type { Localized } from '../localize.ts'

const es = {
  shirt: 'Camisa blanca doblada',
  delivery: 'Entrega a domicilio',
  customer: 'Ángeles Fernández Villanueva',
  sent: 'Fotos',
  photo: (number: number) => `Foto ${number}`,
}
const en: typeof es = {
  shirt: 'Folded white shirt',
  delivery: 'Home delivery',
  customer: 'Ángeles Fernández Villanueva',
  sent: 'Photos',
  photo: (number: number) => `Photo ${number}`,
}

export const messages: Localized<typeof es> = { es, en }
