import { createHash } from 'node:crypto'
import { DEFAULT_BIRTH_DATE, DEFAULT_SOURCE_ID } from '@colada/domain/account/registration'
import { languages } from '@colada/domain/wire/language'
import * as z from 'zod/mini'
import { createAddress } from '../account/addresses.ts'
import { decideCredit } from '../account/credit.ts'
import { addWithPromoCode } from '../account/registration.ts'
import { findUserByEmail } from '../account/repository.ts'
import { hashPassword } from '../authentication/passwords.ts'
import { withAdvisoryLock } from '../database/advisory-lock.ts'
import type { AppDependencies } from '../dependencies.ts'
import { updatePopularity } from '../orders/service.ts'
import { checkData } from './check-data.ts'
import content from './demo-customers.json' with { type: 'json' }
import { seedDemoOrders } from './demo-orders.ts'
import { demoPassword } from './demo-password.ts'
import { seedDemoStaff } from './demo-staff.ts'

const text = z.string('must be a text')

const demoCustomersFile = z.array(
  z.strictObject({
    user: z.strictObject({
      email: text,
      firstName: text,
      lastName: text,
      phone: text,
      language: z.enum(languages, `must be one of ${languages.join(', ')}`),
      isBusiness: z.optional(z.boolean('must be true or false')),
      businessName: z.optional(text),
      taxId: z.optional(text),
      billingAddress: z.optional(text),
      billingLocation: z.optional(text),
      billingMethod: z.optional(text),
    }),
    addresses: z.array(
      z.strictObject({
        alias: text,
        address_line1: text,
        address_line2: text,
        cp: text,
        city: text,
        state: text,
        floor: z.optional(text),
        door: z.optional(text),
        entry_code: z.optional(text),
        driver_note: z.optional(text),
      }),
    ),
  }),
)

const demoCustomers = checkData('demo-customers.json', demoCustomersFile, content)

type DemoDependencies = Pick<AppDependencies, 'config' | 'database' | 'clock'>

/** Adds the demo customers, their orders and the demo staff members; existing ones stay unchanged. */
export async function seedDemo(dependencies: DemoDependencies): Promise<void> {
  await withAdvisoryLock(dependencies.database, 'demo', () => addCustomers(dependencies))
}

async function addCustomers({ config, database, clock }: DemoDependencies): Promise<void> {
  const digest = createHash('md5').update(demoPassword).digest('hex')
  for (const { user, addresses } of demoCustomers) {
    if (await findUserByEmail(database.db, user.email)) continue
    const added = await addWithPromoCode(database.db, {
      ...user,
      birthDate: DEFAULT_BIRTH_DATE,
      sourceId: DEFAULT_SOURCE_ID,
      passwordHash: await hashPassword(digest, config.pepper),
      createdAt: new Date(clock()),
    })
    // Its orders are billed (decisions: Companies).
    if (user.isBusiness) await decideCredit(database.db, user.email, 'approved', new Date(clock()))
    for (const address of addresses) await createAddress(database.db, { userId: added.id }, address, clock())
  }
  await seedDemoOrders(database.db, clock())
  await updatePopularity(database.db, clock())
  // Their log-ins are public, and operations may refund: never beside real payments.
  if (config.stripe.apiUrl !== undefined)
    await seedDemoStaff(database.db, { pepper: config.pepper, now: clock() })
}
