export { formatPhone } from '@colada/domain/content/format-phone'

/** Opens a WhatsApp chat with a number in E.164 format. */
export const whatsAppUrl = (phone: string): string => `https://wa.me/${phone.replace('+', '')}`
