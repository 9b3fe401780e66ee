/** Formats a Spanish number of E.164 format as "+34 910 000 036". */
export function formatPhone(phone: string): string {
  return phone.replace(/^(\+34)(\d{3})(\d{3})(\d{3})$/, '$1\u00A0$2\u00A0$3\u00A0$4')
}

/** Opens a WhatsApp chat with a number in E.164 format. */
export const whatsAppUrl = (phone: string): string => `https://wa.me/${phone.replace('+', '')}`
