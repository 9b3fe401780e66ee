import { toLanguage } from '@colada/domain/wire/language'
import { type MailContent, renderMail, type RenderedMail } from '@colada/mails'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { createExampleMails, createStoreLegs, exampleLinks } from './example-mails.ts'
import { MailPreview, MailText } from './mail-preview.tsx'

const meta: Meta = {
  title: 'Mails/Mails',
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    docs: { description: { component: 'Every e-mail, in the language and the theme of the toolbar.' } },
  },
}
export default meta

type Mails = ReturnType<typeof createExampleMails>
type Theme = 'light' | 'dark'

interface StoryOptions {
  /** The theme, if not that of the toolbar. */
  readonly theme?: Theme
  /** Three mails have a picture, because all have one layout. */
  readonly isPictured?: boolean
}

/** Mails about an order have links. */
const renderExample = (content: MailContent) =>
  renderMail(content, 'locator' in content ? exampleLinks : undefined)

/** A mail as HTML. */
const story = (
  select: (mails: Mails) => MailContent,
  { theme, isPictured = false }: StoryOptions = {},
): StoryObj => ({
  parameters: isPictured ? {} : { screenshot: 'none' },
  loaders: [
    async ({ globals }) => ({
      mail: await renderExample(select(createExampleMails(toLanguage(globals.language)))),
    }),
  ],
  render: (_, { loaded, globals }) => (
    <MailPreview
      mail={loaded.mail as RenderedMail}
      theme={theme ?? (globals.theme === 'dark' ? 'dark' : 'light')}
    />
  ),
  play: async ({ canvasElement, loaded }) => {
    const { subject } = loaded.mail as RenderedMail
    const frame = canvasElement.querySelector('iframe')!
    await waitFor(() => expect(frame).toHaveAttribute('data-loaded'))
    const page = frame.contentDocument!.documentElement
    await expect(page.querySelector('h1')!.textContent).toBe(subject)
    // Neither tables nor long links are wider than the screen.
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth)
  },
})

export const Welcome: StoryObj = story((mails) => mails.welcome, { isPictured: true })
export const SetPassword: StoryObj = story((mails) => mails['set-password'])
export const ForgotPassword: StoryObj = story((mails) => mails['forgot-password'])
export const LogInLink: StoryObj = story((mails) => mails['log-in-link'])
export const PasswordChanged: StoryObj = story((mails) => mails['password-changed'])
export const ConfirmEmail: StoryObj = story((mails) => mails['confirm-email'])
export const EmailChangeRequested: StoryObj = story((mails) => mails['email-change-requested'])
export const EmailChanged: StoryObj = story((mails) => mails['email-changed'])
export const AccountDeleted: StoryObj = story((mails) => mails['account-deleted'])
export const ReferralEarned: StoryObj = story((mails) => mails['referral-earned'])
export const CreditDecided: StoryObj = story((mails) => mails['credit-decided'])
export const CreditSuspendedWhenOverdue: StoryObj = story((mails) => ({
  ...mails['credit-decided'],
  state: 'suspended',
  isOverdue: true,
}))
export const Statement: StoryObj = story((mails) => mails.statement)
export const OrderConfirmation: StoryObj = story((mails) => mails['order-confirmation'], {
  isPictured: true,
})
export const Invoice: StoryObj = story((mails) => mails.invoice)

export const RectifyingInvoice: StoryObj = story(({ invoice }) => ({
  ...invoice,
  number: 'R-2026/000002',
  type: 'rectifying',
  total: -3875,
  of: ['F-2026/000007'],
}))

export const OrderChange: StoryObj = story((mails) => mails['order-change'])
/** The garments of a cancelled order go back at another time: without prices. */
export const ReturnChanged: StoryObj = story(({ 'order-change': mail }) => ({
  ...mail,
  legs: mail.legs.slice(1),
  change: { kind: 'return', cost: 0 },
}))
export const PaymentFailed: StoryObj = story((mails) => mails['payment-failed'])
export const OrderCancelled: StoryObj = story((mails) => mails['order-cancelled'])
export const ClaimReceived: StoryObj = story((mails) => mails['claim-received'])
export const ClaimProposed: StoryObj = story((mails) => mails['claim-decided'])
export const ClaimPaidAsCredit: StoryObj = story((mails) => ({
  ...mails['claim-decided'],
  decision: 'paid',
  payout: 'credit',
  code: 'SALDO7K2M9QPX',
}))
export const ClaimRefused: StoryObj = story(({ 'claim-decided': mail }) => ({
  ...mail,
  decision: 'refused',
  amount: 0,
  reason:
    mail.language === 'es'
      ? 'La mancha ya constaba en el resguardo.'
      : 'The stain was already on the receipt.',
}))
export const StorageReminder: StoryObj = story((mails) => mails.storage)
export const Refund: StoryObj = story((mails) => mails.refund)
export const OrderProgress: StoryObj = story((mails) => mails['order-progress'])
export const WithdrawalReceived: StoryObj = story((mails) => mails['withdrawal-received'])
export const WithdrawalDecided: StoryObj = story((mails) => mails['withdrawal-decided'])
export const ContactRequest: StoryObj = story((mails) => mails['contact-request'])
export const ContactConfirmation: StoryObj = story((mails) => mails['contact-confirmation'])

/** The colours of clients with a dark theme. */
export const Dark: StoryObj = story((mails) => mails.refund, { theme: 'dark', isPictured: true })

/** The text versions, which clients without HTML show. */
export const Texts: StoryObj = {
  parameters: { layout: 'padded', screenshot: 'none' },
  loaders: [
    async ({ globals }) => ({
      mails: await Promise.all(
        Object.values(createExampleMails(toLanguage(globals.language))).map(renderExample),
      ),
    }),
  ],
  render: (_, { loaded }) => (
    <>
      {(loaded.mails as RenderedMail[]).map((mail) => (
        <MailText key={mail.subject} mail={mail} />
      ))}
    </>
  ),
  play: async ({ canvasElement, loaded }) => {
    const headings = within(canvasElement).getAllByRole('heading')
    await expect(headings).toHaveLength((loaded.mails as RenderedMail[]).length)
  },
}

export const OrderWithStores = story((mails) => ({
  ...mails['order-confirmation'],
  legs: createStoreLegs(),
}))
export const OrderReceived = story((mails) => ({
  ...mails['order-progress'],
  status: 'received',
  nextVisits: [],
}))
export const ReadyToCollect = story((mails) => ({
  ...mails['order-progress'],
  status: 'ready-to-collect',
  nextVisits: [],
  visit: createStoreLegs()[1]!,
}))
export const OutForDelivery = story((mails) => ({
  ...mails['order-progress'],
  status: 'out-for-delivery',
  nextVisits: [],
  visit: mails['order-confirmation'].legs[1]!,
}))
export const Reminder = story((mails) => mails['order-reminder'])
