/** What is passed on, as the device's own sheet takes it. */
export type SharedContent = {
  readonly title: string
  /** One or two sentences before the address. */
  readonly text?: string
  readonly url: string
}

const messageOf = ({ text, title, url }: SharedContent): string => `${text ?? title}\n${url}`

/** Opens a mail with the words in it; who it goes to is the customer's to say. */
export const mailShareUrl = (shared: SharedContent): string =>
  `mailto:?subject=${encodeURIComponent(shared.title)}&body=${encodeURIComponent(messageOf(shared))}`

/** Opens WhatsApp with the words in it; who they go to is the customer's to say. */
export const whatsAppShareUrl = (shared: SharedContent): string =>
  `https://wa.me/?text=${encodeURIComponent(messageOf(shared))}`
