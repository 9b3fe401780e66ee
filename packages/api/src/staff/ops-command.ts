import { parseArgs } from 'node:util'
import { emailSchema } from '@colada/domain/account/contact-details'
import { isStoreId, stores } from '@colada/domain/coverage/stores'
import { TECHNICAL_STAFF_ID } from '@colada/domain/staff/actor'
import { type Role, roles } from '@colada/domain/wire/access'
import type { Database, Executor } from '../database/connection.ts'
import { ApiError } from '../plugins/errors.ts'
import { createMember, disableMember, type NewMember, removePin } from './members.ts'
import { findMemberByEmail, listMembers } from './repository.ts'
import { newStoreLink } from './store-links.ts'

/** A command of operations about staff members. */
export type StaffCommand =
  | { readonly action: 'add'; readonly member: NewMember }
  | { readonly action: 'disable'; readonly email: string }
  | { readonly action: 'remove-pin'; readonly email: string }
  | { readonly action: 'list' }
  | {
      readonly action: 'store-link'
      readonly storeId: number
      readonly email: string
      readonly staffEmail: string
    }

/** The commands, as they are typed. */
export const staffUsage = [
  '  npm run ops -- staff add <email> <name> <roles> [<stores>] [--owner]   add a staff member and print the log-in once',
  '  npm run ops -- staff disable <email>      end the sessions of a staff member and refuse the log-in',
  '  npm run ops -- staff remove-pin <email>   remove a forgotten PIN: the password takes its place until there is another',
  '  npm run ops -- staff list                 list the staff members',
  '  npm run ops -- store-link <store> <customer> [<staff member>]   print a link that opens store mode once',
]

const storesText = `Stores are ${stores.map((store) => `${store.id} ${store.name}`).join(', ')}.`

/** Parses the arguments after `staff`; returns a text for invalid ones. */
export function readStaffCommand([action, ...args]: string[]): StaffCommand | string {
  if (action === 'add') return readMember(args)
  const { positionals } = parseArgs({ args, allowPositionals: true })
  if (action === 'list' && positionals.length === 0) return { action }
  if ((action === 'disable' || action === 'remove-pin') && positionals.length === 1)
    return { action, email: positionals[0]! }
  return 'Staff members are changed by add, disable, remove-pin and list.'
}

/** Parses the arguments after `store-link`; returns a text for invalid ones. */
export function readStoreLinkCommand(args: string[]): StaffCommand | string {
  const [storeId = '', email = '', staffEmail = '', ...others] = parseArgs({
    args,
    allowPositionals: true,
  }).positionals
  if (!isStoreId(Number(storeId))) return storesText
  if (!emailSchema.safeParse(email).success || others.length > 0)
    return 'A link of store mode needs a store, the e-mail address of a customer, and optionally that of a staff member.'
  return { action: 'store-link', storeId: Number(storeId), email, staffEmail }
}

function readMember(args: string[]): StaffCommand | string {
  const { values, positionals } = parseArgs({
    args,
    options: { owner: { type: 'boolean', default: false } },
    allowPositionals: true,
  })
  const [email = '', name = '', givenRoles = '', givenStores = '', ...others] = positionals
  if (!emailSchema.safeParse(email).success || name.trim() === '' || others.length > 0)
    return 'Adding a staff member needs an e-mail address, a name, and roles and stores separated by commas.'
  const chosen = givenRoles.split(',').filter((role): role is Role => roles.some((known) => known === role))
  if (chosen.length === 0 || chosen.length !== givenRoles.split(',').length)
    return `Roles are ${roles.join(', ')}.`
  const storeIds = givenStores === '' ? [] : givenStores.split(',').map(Number)
  if (!storeIds.every((id) => stores.some((store) => store.id === id))) return storesText
  if (storeIds.length === 0 && chosen.every((role) => role === 'counter'))
    return 'Who has the role counter only works at one store or more.'
  const member = { email, name: name.trim(), roles: chosen, storeIds, isOwner: values.owner }
  return { action: 'add', member }
}

/** Runs a command about staff members. */
export async function runStaffCommand(
  command: StaffCommand,
  {
    database,
    clock,
    pepper,
    publicUrl,
    findOnlyGuest,
  }: {
    database: Database
    clock: () => number
    pepper: string
    publicUrl: string
    findOnlyGuest: (executor: Executor, email: string) => Promise<number | undefined>
  },
): Promise<{ readonly isSuccess: boolean; readonly message: string }> {
  const { db } = database
  if (command.action === 'list') {
    const members = await listMembers(db)
    const lines = members.map(({ name, email, roles: has, storeIds, isOwner, disabledAt }) =>
      [
        email,
        name,
        [...has, ...(isOwner ? ['owner'] : [])].join(', '),
        storeIds.length > 0 ? `stores ${storeIds.join(', ')}` : 'no store',
        disabledAt ? 'disabled' : 'enabled',
      ].join('  '),
    )
    return { isSuccess: true, message: lines.join('\n') || 'There are no staff members.' }
  }
  if (command.action === 'store-link') {
    const { storeId, email, staffEmail } = command
    const member =
      staffEmail === '' ? undefined : await findMemberByEmail(db, staffEmail.trim().toLowerCase())
    if (staffEmail !== '' && !member)
      return { isSuccess: false, message: `${staffEmail} is no enabled staff member.` }
    const staffId = member?.id ?? TECHNICAL_STAFF_ID
    const guestId = await findOnlyGuest(db, email.trim().toLowerCase())
    const query = newStoreLink({ storeId, email, staffId, guestId }, { pepper, now: clock() })
    return { isSuccess: true, message: `${publicUrl}/?${query}` }
  }
  const email = command.action === 'add' ? command.member.email : command.email
  try {
    if (command.action === 'disable') {
      await disableMember(db, email, new Date(clock()))
      return { isSuccess: true, message: `${email} is disabled.` }
    }
    if (command.action === 'remove-pin') {
      await removePin(db, email)
      return { isSuccess: true, message: `${email} has no PIN.` }
    }
    const login = await createMember(db, command.member, { pepper, now: clock() })
    const lines = [
      `${email} is added. This is shown once:`,
      `  Password       ${login.password}`,
      `  Authenticator  ${login.otpauthUri}`,
    ]
    return { isSuccess: true, message: lines.join('\n') }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const isKnown = error.status === 'accountExists'
    const problem = isKnown ? 'is or was a staff member already' : 'is no enabled staff member'
    return { isSuccess: false, message: `${email} ${problem}.` }
  }
}
