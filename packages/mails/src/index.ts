export type {
  ConfirmedOrder,
  MailContent,
  MailKind,
  MailLeg,
  MailLinks,
  MailOf,
  NextVisit,
  OrderChange,
} from './mail-content.ts'
export type { MailPicture } from './pictures/pictures.ts'
export { renderMail, type RenderedMail } from './render-mail.tsx'
