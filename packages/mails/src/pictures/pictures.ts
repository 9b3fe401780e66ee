import type { MailContent } from '../mail-content.ts'
import files from './pictures.json' with { type: 'json' }

/** A picture that is sent with the mail. */
export interface MailPicture {
  readonly filename: string
  /** Content id, which the HTML refers to. */
  readonly cid: string
  /** The PNG file. */
  readonly base64: string
}

export type PictureName = keyof typeof files

/** The pictures of mails, with their size in CSS pixels. `packages/illustrations` renders the file. */
export const pictures: Readonly<
  Record<PictureName, { readonly width: number; readonly height: number; readonly base64: string }>
> = files

/** Returns the content id of a picture. */
export function contentIdOf(name: PictureName): string {
  return `${name}@colada`
}

/** Returns the file of a picture. */
export function toMailPicture(name: PictureName): MailPicture {
  return { filename: `${name}.png`, cid: contentIdOf(name), base64: pictures[name].base64 }
}

/** Returns the drawing of a mail. */
export function drawingOf(content: MailContent): PictureName {
  if (content.kind === 'order-progress') return progressDrawings[content.status]
  if (content.kind === 'order-change' && content.change.kind !== 'items') return 'clock'
  return drawings[content.kind]
}

const progressDrawings = {
  collected: 'collected',
  received: 'collected',
  'ready-to-collect': 'basket',
  'out-for-delivery': 'van',
  delivered: 'delivered',
  'absent-at-pickup': 'closed-door',
  'absent-at-delivery': 'closed-door',
  incident: 'stain',
  'incident-answered': 'washing',
} as const

const drawings = {
  welcome: 'pickup',
  'set-password': 'shield',
  'forgot-password': 'shield',
  'log-in-link': 'shield',
  'password-changed': 'shield',
  'confirm-email': 'letter',
  'email-change-requested': 'letter',
  'email-changed': 'letter',
  'account-deleted': 'line',
  'referral-earned': 'gift',
  'credit-decided': 'receipt',
  statement: 'receipt',
  invoice: 'receipt',
  'order-confirmation': 'basket',
  'order-change': 'basket',
  'order-reminder': 'clock',
  'payment-failed': 'cancelled',
  'order-cancelled': 'cancelled',
  'claim-received': 'stain',
  'claim-decided': 'receipt',
  storage: 'clock',
  refund: 'receipt',
  'withdrawal-received': 'letter',
  'withdrawal-decided': 'receipt',
  'contact-request': 'letter',
  'contact-confirmation': 'letter',
} as const satisfies Record<Exclude<MailContent['kind'], 'order-progress'>, PictureName>
