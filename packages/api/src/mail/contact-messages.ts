import type { MessageType } from '@colada/domain/contact/contact-form'
import { company } from '@colada/domain/content/company'
import { serviceTerms } from '@colada/domain/content/service-terms'
import type { Bilingual } from '@colada/domain/wire/language'

/** The messages of the mail that confirms a message to its sender. */
export interface ReceivedMessages {
  readonly subject: string
  readonly incidentSubject: (locator: string) => string
  readonly greeting: string
  readonly received: (kind: string) => string
  readonly incidentReceived: (locator: string) => string
  readonly garments: string
  readonly yourMessage: string
  readonly pictures: (count: number) => string
  readonly reply: string
  readonly urgent: string
  readonly notYou: string
  readonly sign: string
  readonly kinds: Readonly<Record<MessageType, string>>
}

export const receivedMessages: Bilingual<ReceivedMessages> = {
  es: {
    subject: 'Hemos recibido tu mensaje',
    incidentSubject: (locator) => `Hemos recibido tu aviso sobre el pedido ${locator}`,
    greeting: 'Hola:',
    received: (kind) => `Hemos recibido tu mensaje (${kind}). Gracias por escribirnos.`,
    incidentReceived: (locator) =>
      `Hemos recibido tu aviso sobre el pedido ${locator}. Sentimos lo ocurrido: lo revisamos con las personas que han cuidado tus prendas.`,
    garments: 'Prendas',
    yourMessage: 'Qué nos cuentas',
    pictures: (count) => (count === 1 ? 'Con una foto.' : `Con ${count} fotos.`),
    reply: `Te contestaremos a este correo en un máximo de ${serviceTerms.supportHours} horas laborables.`,
    urgent: `Si corre prisa, llámanos al ${company.phone}.`,
    notYou: 'Si no nos has escrito tú, puedes ignorar este correo.',
    sign: 'El equipo de Colada',
    kinds: {
      hello: 'consulta general',
      empresa: 'lavandería para empresas',
      sofas: 'limpieza de sofás',
      partner: 'colaboraciones',
      medioambiente: 'medio ambiente',
      transportista: 'trabajar como transportista',
      incidencia: 'incidencia de un pedido',
    },
  },
  en: {
    subject: 'We have received your message',
    incidentSubject: (locator) => `We have received your report about order ${locator}`,
    greeting: 'Hello,',
    received: (kind) => `We have received your message (${kind}). Thank you for writing to us.`,
    incidentReceived: (locator) =>
      `We have received your report about order ${locator}. We are sorry about it, and we are looking into it with the people who took care of your garments.`,
    garments: 'Garments',
    yourMessage: 'What happened',
    pictures: (count) => (count === 1 ? 'With one picture.' : `With ${count} pictures.`),
    reply: `We will reply to this address within ${serviceTerms.supportHours} working hours.`,
    urgent: `If it is urgent, call us on ${company.phone}.`,
    notYou: 'If you did not write to us, you can ignore this mail.',
    sign: 'The Colada team',
    kinds: {
      hello: 'general question',
      empresa: 'laundry for companies',
      sofas: 'sofa cleaning',
      partner: 'partnerships',
      medioambiente: 'environment',
      transportista: 'work as a carrier',
      incidencia: 'incident with an order',
    },
  },
}

/** Labels of the mail to operations, which is in Spanish. */
export const operationsLabels = {
  name: 'Nombre',
  email: 'Correo',
  phone: 'Teléfono',
  postalCode: 'Código postal',
  city: 'Ciudad',
  van: 'Furgoneta',
  ecoLabel: 'Distintivo ambiental',
  subject: 'Asunto',
  garments: 'Prendas',
  language: 'Idioma',
  pictures: (count: number, id: number) =>
    `${count} (npm run ops -- message ${id} <carpeta> las guarda en una carpeta)`,
  reply: 'Al responder a este correo escribes a quien lo envía.',
} as const
