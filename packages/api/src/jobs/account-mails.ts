import { LINK_VALID_MINUTES } from '@colada/domain/account/links'
import { serviceTerms } from '@colada/domain/content/service-terms'
import { routePath } from '@colada/domain/routes/route-path'
import type { MailContent } from '@colada/mails'
import { type AccountMailFacts, addRequestedLink, findMailFacts } from '../account/service.ts'
import { type Db, runTransaction } from '../database/connection.ts'
import type { Mail } from '../gateways/mailer.ts'
import { addressMail, createMail, deleteMail, type OutboxRow } from '../mail/service.ts'

export interface AccountMailDependencies {
  readonly db: Db
  readonly publicUrl: string
  /** Key of the links to accounts. */
  readonly pepper: string
  /** Epoch milliseconds. */
  readonly clock: () => number
}

/** Renders a mail about an account; returns `null` for one that is not to be sent any more, which is deleted. */
export async function createAccountMail(
  deps: AccountMailDependencies,
  claimed: OutboxRow,
): Promise<Mail | null> {
  const row = claimed.userId === null ? await addressRequest(deps, claimed) : claimed
  const { db, pepper, clock, publicUrl } = deps
  const facts = row && (await findMailFacts(db, row, { pepper, now: clock() }))
  const content = facts && contentOf(row, facts, publicUrl)
  if (!content) {
    if (row) await deleteMail(db, row.id)
    return null
  }
  const messageId = `<account-${row.id}@${new URL(publicUrl).hostname}>`
  return createMail({ to: { name: facts.firstName, address: facts.to }, messageId }, content)
}

/** Finds the customer of a requested mail; a request for an unknown address is deleted. */
async function addressRequest(
  { db, clock }: AccountMailDependencies,
  row: OutboxRow,
): Promise<OutboxRow | null> {
  const { id, kind, details } = row
  if (kind !== 'account-forgot-password' && kind !== 'account-log-in-link')
    throw new Error(`Mail ${id} has no customer.`)
  return runTransaction(db, async (tx) => {
    const addressed = await addRequestedLink(tx, { kind, email: details?.['to'] ?? '' }, clock())
    if (addressed) return addressMail(tx, id, addressed)
    await deleteMail(tx, id)
    return null
  })
}

/** Returns what a mail says; `null` for one whose link is missing. */
function contentOf(row: OutboxRow, facts: AccountMailFacts, publicUrl: string): MailContent | null {
  const { language, details } = row
  const { firstName, token, email } = facts
  const common = { language, firstName }
  const newEmail = details?.['newEmail'] ?? ''
  switch (row.kind) {
    case 'account-password-changed':
      return {
        ...common,
        kind: 'password-changed',
        changedAt: row.createdAt,
        forgotUrl: publicUrl + routePath(language, 'ForgotPassword'),
      }
    case 'account-email-change-requested':
      return {
        ...common,
        kind: 'email-change-requested',
        newEmail,
        contactUrl: publicUrl + routePath(language, 'Contact'),
      }
    case 'account-email-changed':
      return { ...common, kind: 'email-changed', newEmail, isOldAddress: details?.['isOldAddress'] === '1' }
    case 'account-deleted':
      return { ...common, kind: 'account-deleted', keptByLaw: serviceTerms.accountingRecordYears }
    case 'account-referral-earned': {
      const { amount, code = '' } = details ?? {}
      return {
        ...common,
        kind: 'referral-earned',
        amount: Number(amount),
        code,
        profileUrl: publicUrl + routePath(language, 'Profile'),
      }
    }
    default:
  }
  if (token === null) return null
  const linkTo = (name: 'ConfirmEmail' | 'NewPassword' | 'LoginLink') =>
    publicUrl + routePath(language, name, { token })
  switch (row.kind) {
    case 'account-welcome':
      return {
        ...common,
        kind: 'welcome',
        confirmUrl: linkTo('ConfirmEmail'),
        shopUrl: publicUrl + routePath(language, 'Home'),
        referralCode: facts.referralCode,
      }
    case 'account-confirm-email': {
      const validHours = LINK_VALID_MINUTES[facts.purpose ?? 'confirm-email'] / 60
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
    default:
      return null
  }
}
