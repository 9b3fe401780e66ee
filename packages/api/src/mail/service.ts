export { type ContactMail, renderContactConfirmation, renderContactRequest } from './contact-mail.ts'
export { type CalendarFile, createMail, type Envelope } from './create-mail.ts'
export type { ClaimDecision, MailKind, MailKindAbout, MailSubject, NewMail } from './mail-kinds.ts'
export { type Confirmation, renderOrderConfirmation } from './order-confirmation.ts'
export {
  attachInvoice,
  claimMail,
  deleteMail,
  deleteMailsAbout,
  enqueueMails,
  findMailAbout,
  giveUpMails,
  hasLaterMail,
  listMailsAbout,
  markSent,
  type OutboxMail,
  releaseMail,
  replaceMail,
} from './repository.ts'
