import type { PageLanguage } from '../page.ts'

const english = {
  title: 'Mailbox',
  lead: 'Every mail the shop sends ends here. Nothing leaves this machine.',
  refresh: 'Refresh',
  other: 'Español',
  sandbox: 'Sandbox',
  back: 'All mail',
  empty: 'No emails yet',
  emptyFor: 'No mail for',
  emptyHint: 'Place an order or register: the message appears here.',
  all: 'Show all',
  onlyFor: 'Mail for',
  clear: 'Empty the mailbox',
  from: 'From',
  to: 'To',
  date: 'Received',
  attachments: 'Attachments',
  noSubject: '(no subject)',
  views: 'Forms of the message',
  html: 'Message',
  text: 'Text',
  raw: 'Source',
  noText: 'This message has no text part.',
  unknown: 'There is no such message',
  unknownHint: 'The mailbox may have been emptied since.',
}

export type MailMessages = typeof english

const spanish: MailMessages = {
  title: 'Buzón',
  lead: 'Todos los correos que envía la tienda llegan aquí. Nada sale de esta máquina.',
  refresh: 'Actualizar',
  other: 'English',
  sandbox: 'Entorno de pruebas',
  back: 'Todos los correos',
  empty: 'Todavía no hay correos',
  emptyFor: 'No hay correos para',
  emptyHint: 'Haz un pedido o regístrate: el mensaje aparecerá aquí.',
  all: 'Ver todos',
  onlyFor: 'Correos para',
  clear: 'Vaciar el buzón',
  from: 'De',
  to: 'Para',
  date: 'Recibido',
  attachments: 'Adjuntos',
  noSubject: '(sin asunto)',
  views: 'Formas del mensaje',
  html: 'Mensaje',
  text: 'Texto',
  raw: 'Original',
  noText: 'Este mensaje no tiene parte de texto.',
  unknown: 'No existe ese mensaje',
  unknownHint: 'Quizá se haya vaciado el buzón.',
}

export const mailMessages: Record<PageLanguage, MailMessages> = { es: spanish, en: english }
