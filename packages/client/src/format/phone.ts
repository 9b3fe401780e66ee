export { formatPhone } from '@colada/domain/content/format-phone'

/** Opens a WhatsApp chat with a number in E.164 format, and with a text to send. */
export const whatsAppUrl = (phone: string, text = ''): string =>
  `https://wa.me/${phone.replace('+', '')}${text && `?text=${encodeURIComponent(text)}`}`

/** Groups the digits of a Spanish number in threes, as the field of a phone number does. Others stay as they are. */
export function groupPhone(phone: string): string {
  return phone.replace(/^(\+34)?(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4').trim()
}
