import { LINK_VALID_MINUTES } from '@colada/domain/account/links'
import { serviceTerms } from '@colada/domain/content/service-terms'
import { routePath } from '@colada/domain/routes/route-path'
import type { MailContent } from '@colada/mails'
import { addRequestedLink, findMailLink, findMailRecipient, type MailLink } from '../account/service.ts'
import { type Db, runTransaction } from '../database/connection.ts'
import type { Mail } from '../gateways/mailer.ts'
import { createMail, type MailKindAbout, type OutboxMail, replaceMail } from '../mail/service.ts'

export interface AccountMailDependencies {
  readonly db: Db
  readonly publicUrl: string
  /** Key of the links to accounts. */
  readonly pepper: string
  /** Epoch milliseconds. */
  readonly clock: () => number
}

type AccountMail = OutboxMail<MailKindAbout<'account'>>
type RequestedMail = Extract<AccountMail, { readonly subjectId: null }>
type LinkMail = Extract<AccountMail, { readonly subjectId: string }>
type CustomerMail = Extract<AccountMail, { readonly subjectId: number }>

/** Renders a mail about an account; returns `null` for one that is not to be sent any more. */
export async function createAccountMail(
  deps: AccountMailDependencies,
  mail: AccountMail,
): Promise<Mail | null> {
  if (mail.subjectId === null) {
    const addressed = await addressRequest(deps, mail)
    return addressed && createLinkMail(deps, addressed)
  }
  return isLinkMail(mail) ? createLinkMail(deps, mail) : createCustomerMail(deps, mail)
}

function isLinkMail(mail: LinkMail | CustomerMail): mail is LinkMail {
  return typeof mail.subjectId === 'string'
}

/** Adds the link of a requested mail; returns `null` when its address is unknown. */
async function addressRequest(
  { db, clock }: AccountMailDependencies,
  mail: RequestedMail,
): Promise<LinkMail | null> {
  const { id, kind, details } = mail
  return runTransaction(db, async (tx) => {
    const addressed = await addRequestedLink(tx, { kind, email: details.to }, clock())
    if (!addressed) return null
    await replaceMail(tx, id, addressed)
    return { ...mail, ...addressed, details: null }
  })
}

/** Returns `null` for a mail whose link was used or replaced. */
async function createLinkMail(
  { db, pepper, clock, publicUrl }: AccountMailDependencies,
  mail: LinkMail,
): Promise<Mail | null> {
  const link = await findMailLink(db, mail.subjectId, { pepper, now: clock() })
  if (!link) return null
  const to = { name: link.firstName, address: link.email }
  return createMail({ to, messageId: messageIdOf(mail, publicUrl) }, linkContent(mail, link, publicUrl))
}

/** Returns `null` for a mail to a customer whose account is deleted. */
async function createCustomerMail(
  { db, publicUrl }: AccountMailDependencies,
  mail: CustomerMail,
): Promise<Mail | null> {
  const given = mail.details && 'to' in mail.details ? mail.details : null
  const recipient = await findMailRecipient(db, mail.subjectId, given)
  if (!recipient) return null
  const { firstName } = recipient
  const to = { name: firstName, address: recipient.to }
  return createMail(
    { to, messageId: messageIdOf(mail, publicUrl) },
    customerContent(mail, firstName, publicUrl),
  )
}

function messageIdOf({ id }: AccountMail, publicUrl: string): string {
  return `<account-${id}@${new URL(publicUrl).hostname}>`
}

function linkContent({ kind, language }: LinkMail, link: MailLink, publicUrl: string): MailContent {
  const { firstName, token, email, purpose, referralCode } = link
  const common = { language, firstName }
  const linkTo = (name: 'ConfirmEmail' | 'NewPassword' | 'LoginLink') =>
    publicUrl + routePath(language, name, { token })
  switch (kind) {
    case 'account-welcome':
      return {
        ...common,
        kind: 'welcome',
        confirmUrl: linkTo('ConfirmEmail'),
        shopUrl: publicUrl + routePath(language, 'Home'),
        referralCode,
      }
    case 'account-confirm-email': {
      const validHours = LINK_VALID_MINUTES[purpose] / 60
      return { ...common, kind: 'confirm-email', email, url: linkTo('ConfirmEmail'), validHours }
    }
    case 'account-set-password': {
      const validHours = LINK_VALID_MINUTES['set-password'] / 60
      return { ...common, kind: 'set-password', url: linkTo('NewPassword'), validHours }
    }
    case 'account-forgot-password': {
      const validMinutes = LINK_VALID_MINUTES['reset-password']
      return { ...common, kind: 'forgot-password', url: linkTo('NewPassword'), validMinutes }
    }
    case 'account-log-in-link': {
      const validMinutes = LINK_VALID_MINUTES['log-in']
      return { ...common, kind: 'log-in-link', url: linkTo('LoginLink'), validMinutes }
    }
  }
}

function customerContent(mail: CustomerMail, firstName: string, publicUrl: string): MailContent {
  const { language } = mail
  const common = { language, firstName }
  const urlOf = (name: 'ForgotPassword' | 'Contact' | 'Profile' | 'BusinessAccount') =>
    publicUrl + routePath(language, name)
  switch (mail.kind) {
    case 'account-password-changed': {
      const forgotUrl = urlOf('ForgotPassword')
      return { ...common, kind: 'password-changed', changedAt: mail.createdAt, forgotUrl }
    }
    case 'account-email-change-requested': {
      const { newEmail } = mail.details
      return { ...common, kind: 'email-change-requested', newEmail, contactUrl: urlOf('Contact') }
    }
    case 'account-email-changed': {
      const { newEmail, isOldAddress } = mail.details
      return { ...common, kind: 'email-changed', newEmail, isOldAddress }
    }
    case 'account-deleted':
      return { ...common, kind: 'account-deleted', keptByLaw: serviceTerms.accountingRecordYears }
    case 'account-credit-decided':
      return { ...common, ...mail.details, kind: 'credit-decided', accountUrl: urlOf('BusinessAccount') }
    case 'account-statement':
      return { ...common, ...mail.details, kind: 'statement', accountUrl: urlOf('BusinessAccount') }
    case 'account-referral-earned': {
      const { amount, code } = mail.details
      return { ...common, kind: 'referral-earned', amount, code, profileUrl: urlOf('Profile') }
    }
  }
}
