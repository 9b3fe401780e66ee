import { messages as english } from '#storefront/locales/en.ts'
import { messages as spanish } from '#storefront/locales/es.ts'
import type { Localized } from '../../localize.ts'

const es = {
  ways: [
    [spanish.contact.ways.whatsApp, 'De lunes a viernes, de 8 a 20 h'],
    [spanish.contact.ways.phone, '910 000 000'],
    [spanish.contact.ways.email, 'hola@colada.example'],
  ],
  longestWay: [
    'Pregunta a nuestro equipo de restauración de prendas delicadas',
    'restauracion.de.prendas@colada.example',
  ],
  heading: spanish.contact.types.empresa.title,
  intro: 'Contestamos en menos de 24 horas laborables.',
  name: 'Nombre',
  email: spanish.contact.fields.email,
  phone: spanish.contact.fields.phone,
  postalCode: spanish.account.fields.postalCode,
  subject: spanish.contact.fields.subject,
  message: spanish.contact.fields.message,
  messageHint: 'Qué lavas, cuántos kilos a la semana y a qué horas podemos pasar.',
  picture: spanish.contact.pictures.label_one,
  optional: spanish.account.fields.optional,
  pictureHint: 'Como máximo 5 MB.',
  choose: 'Elegir una foto',
  drop: spanish.contact.pictures.drop_one,
  remove: (name: string) => `Quitar ${name}`,
  tooLarge: 'Pesa 7,3 MB. Elige otra de menos de 5 MB.',
  terms: 'Acepto los términos y condiciones',
  send: spanish.contact.submit,
  error: 'Se ha producido un error. Inténtalo de nuevo más tarde.',
  missing: 'Escribe tu nombre.',
  termsMissing: 'Debes aceptar los Términos y Condiciones para continuar',
}

const en: typeof es = {
  ways: [
    [english.contact.ways.whatsApp, 'Monday to Friday, 8:00 to 20:00'],
    [english.contact.ways.phone, '910 000 000'],
    [english.contact.ways.email, 'hola@colada.example'],
  ],
  longestWay: [
    'Ask our team for the restoration of delicate garments',
    'restauracion.de.prendas@colada.example',
  ],
  heading: english.contact.types.empresa.title,
  intro: 'We’ll reply within 24 working hours.',
  name: 'Name',
  email: english.contact.fields.email,
  phone: english.contact.fields.phone,
  postalCode: english.account.fields.postalCode,
  subject: english.contact.fields.subject,
  message: english.contact.fields.message,
  messageHint: 'What you wash, how many kilos a week, and when we can come.',
  picture: english.contact.pictures.label_one,
  optional: english.account.fields.optional,
  pictureHint: 'Up to 5 MB.',
  choose: 'Choose a picture',
  drop: english.contact.pictures.drop_one,
  remove: (name) => `Take out ${name}`,
  tooLarge: 'It is 7.3 MB. Choose one under 5 MB.',
  terms: 'I accept the terms and conditions',
  send: english.contact.submit,
  error: 'Something went wrong. Try again later.',
  missing: 'Type your name.',
  termsMissing: 'You must accept the terms and conditions to go on',
}

export const messages: Localized<typeof es> = { es, en }
export type ContactMessages = typeof es
