import type { Localized } from '../localize.ts'

const es = {
  shirt: 'Camisa blanca doblada',
  delivery: 'Entrega a domicilio',
  customer: 'Ángeles Fernández Villanueva',
}
const en: typeof es = {
  shirt: 'Folded white shirt',
  delivery: 'Home delivery',
  customer: 'Ángeles Fernández Villanueva',
}

export const messages: Localized<typeof es> = { es, en }
