import { messages as english } from '#storefront/locales/en.ts'
import { messages as spanish } from '#storefront/locales/es.ts'
import type { Localized } from '../localize.ts'

const es = {
  short: 'Tu ropa limpia, en casa y a tu hora',
  long: 'Recogemos en tu puerta, lavamos cada prenda según su etiqueta y te la devolvemos planchada y doblada, con la hora de entrega que tú hayas elegido.',
  link: 'Ver las garantías',
  button: spanish.catalogue.seeMore,
  before: 'Si algo no queda como esperabas, lo repetimos sin coste.',
  skip: 'Saltar al contenido',
  content: 'Contenido de la página',
  hidden: 'Precio anterior:',
  price: '12,95 €',
  oldPrice: '14,95 €',
  each: 'la unidad',
  from: 'Desde',
  longUnit: 'el metro cuadrado, con recogida y entrega a domicilio',
  heading: 'Tratamiento de prendas extraordinariamente delicadas',
  proseTitle: 'Cómo cuidamos la lana',
  proseSub: 'Antes de lavar',
  proseItems: ['Leemos la etiqueta', 'Probamos el tinte en una costura', 'Anotamos las manchas que ya había'],
  proseQuote: 'Una prenda bien lavada no huele a nada.',
  longLink: 'Consulta las garantías de conservación de las prendas extraordinariamente delicadas',
  longButton: 'Ver todas las condiciones de la recogida a domicilio',
  longSkip: 'Saltar directamente al contenido principal de la página',
}

const en: typeof es = {
  short: 'Clean clothes at home, when it suits you',
  long: 'We’ll collect at your door, wash every garment by its label and bring it back ironed and folded, at the time you chose.',
  link: 'See our guarantee',
  button: english.catalogue.seeMore,
  before: 'If something isn’t as you expected, we’ll do it again free of charge.',
  skip: 'Skip to content',
  content: 'Page content',
  hidden: 'Price before:',
  price: '12,95 €',
  oldPrice: '14,95 €',
  each: 'each',
  from: 'From',
  longUnit: 'the square metre, with pickup and delivery at your door',
  heading: 'Treatment of extraordinarily delicate garments',
  proseTitle: 'How we look after wool',
  proseSub: 'Before the wash',
  proseItems: ['We read the label', 'We test the dye on a seam', 'We note any existing stains'],
  proseQuote: 'A well-washed garment smells of nothing.',
  longLink: 'See how we guarantee the care of extraordinarily delicate garments',
  longButton: 'See all the conditions of pickup at your door',
  longSkip: 'Skip straight to the main content of the page',
}

export const messages: Localized<typeof es> = { es, en }
