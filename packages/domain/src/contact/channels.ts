/** How customers reach the shop, besides its forms. */
export const contactChannels = {
  /** E.164 format. */
  phone: '+34910000036',
  /** E.164 format, with WhatsApp. */
  whatsApp: '+34600000036',
  email: 'hola@colada.example',
} as const
