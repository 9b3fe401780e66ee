/** Content to share, as `navigator.share` takes it. */
export type SharedContent = {
  readonly title: string
  /** One or two sentences before the URL. */
  readonly text?: string
  readonly url: string
}

const messageOf = ({ text, title, url }: SharedContent): string => `${text ?? title}\n${url}`

/** Returns a `mailto:` URL with subject and body, without recipient. */
export const mailShareUrl = (shared: SharedContent): string =>
  `mailto:?subject=${encodeURIComponent(shared.title)}&body=${encodeURIComponent(messageOf(shared))}`

/** Returns a WhatsApp URL with the text, without recipient. */
export const whatsAppShareUrl = (shared: SharedContent): string =>
  `https://wa.me/?text=${encodeURIComponent(messageOf(shared))}`
