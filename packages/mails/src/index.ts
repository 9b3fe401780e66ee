export type { ConfirmedOrder, MailContent, MailKind, MailOf, OrderChange } from './mail-content.ts'
export { renderMail, type RenderedMail } from './render-mail.tsx'
