/** Formats a Spanish number of E.164 format as "+34 910 000 036". */
export function formatPhone(phone: string): string {
  return phone.replace(/^(\+34)(\d{3})(\d{3})(\d{3})$/, '$1\u00A0$2\u00A0$3\u00A0$4')
}
