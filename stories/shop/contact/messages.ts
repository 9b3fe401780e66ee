import { messages as english } from '#storefront/locales/en.ts'
import { messages as spanish } from '#storefront/locales/es.ts'
import type { Localized } from '../../localize.ts'

const es = {
  ways: [
    ['Escríbenos por WhatsApp', 'De lunes a viernes, de 8 a 20 h'],
    ['Llámanos', '910 000 000'],
    ['Envía un correo', 'hola@colada.example'],
  ],
  longestWay: [
    'Pregunta a nuestro equipo de restauración de prendas delicadas',
    'restauracion.de.prendas@colada.example',
  ],
  heading: 'Pide un presupuesto para tu empresa',
  intro: 'Contestamos en menos de 24 horas laborables.',
  name: 'Nombre',
  email: 'Correo electrónico',
  phone: 'Teléfono',
  postalCode: spanish.account.fields.postalCode,
  subject: 'Asunto',
  message: 'Mensaje',
  messageHint: 'Qué lavas, cuántos kilos a la semana y a qué horas podemos pasar.',
  picture: 'Una foto',
  optional: '(opcional)',
  pictureHint: 'Como máximo 5 MB.',
  choose: 'Elegir una foto',
  drop: 'o arrástrala aquí',
  remove: (name: string) => `Quitar ${name}`,
  tooLarge: 'Pesa 7,3 MB. Elige otra de menos de 5 MB.',
  terms: 'Acepto los términos y condiciones',
  send: 'Enviar',
  error: 'Se ha producido un error. Inténtalo de nuevo más tarde.',
  missing: 'Escribe tu nombre.',
  termsMissing: 'Debes aceptar los Términos y Condiciones para continuar',
}

const en: typeof es = {
  ways: [
    ['Write to us on WhatsApp', 'Monday to Friday, 8:00 to 20:00'],
    ['Call us', '910 000 000'],
    ['Send an e-mail', 'hola@colada.example'],
  ],
  longestWay: [
    'Ask our team for the restoration of delicate garments',
    'restauracion.de.prendas@colada.example',
  ],
  heading: 'Ask for an offer for your company',
  intro: 'We answer within 24 working hours.',
  name: 'Name',
  email: 'E-mail',
  phone: 'Phone',
  postalCode: english.account.fields.postalCode,
  subject: 'Subject',
  message: 'Message',
  messageHint: 'What you wash, how many kilos a week, and when we can come.',
  picture: 'A picture',
  optional: '(optional)',
  pictureHint: '5 MB at most.',
  choose: 'Choose a picture',
  drop: 'or drag it here',
  remove: (name) => `Take out ${name}`,
  tooLarge: 'It is 7.3 MB. Choose one under 5 MB.',
  terms: 'I accept the terms and conditions',
  send: 'Send',
  error: 'Something went wrong. Try again later.',
  missing: 'Type your name.',
  termsMissing: 'You must accept the terms and conditions to go on',
}

export const messages: Localized<typeof es> = { es, en }
export type ContactMessages = typeof es
