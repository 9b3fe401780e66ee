import type { InBoth } from '../language.ts'

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

export const words: InBoth<typeof es> = { es, en }
