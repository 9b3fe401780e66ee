import { createHash } from 'node:crypto'
import { defaultBirthDate, defaultSourceId } from '@colada/domain/account/registration'
import { createAddress } from '../account/addresses.ts'
import { hashPassword } from '../account/passwords.ts'
import { addWithPromoCode } from '../account/registration.ts'
import { findUserByEmail } from '../account/repository.ts'
import type { AppDependencies } from '../dependencies.ts'
import { oneAtATime } from '../database/one-at-a-time.ts'
import { seedDemoOrders } from './demo-orders.ts'

/** The password of every demo customer (decisions: Demo customers). */
export const demoPassword = 'colada-demo'

const people = [
  {
    user: {
      email: 'particular@colada.example',
      firstName: 'Lucía',
      lastName: 'Herrero Vidal',
      phone: '600100200',
      language: 'es',
    },
    addresses: [
      {
        alias: 'Casa',
        address_line1: 'Calle de Leganitos',
        address_line2: '43, 2º B',
        cp: '28013',
        city: 'Madrid',
        state: 'Madrid',
      },
      {
        alias: 'Oficina',
        address_line1: 'Paseo de la Castellana',
        address_line2: '95, planta 7',
        cp: '28046',
        city: 'Madrid',
        state: 'Madrid',
      },
    ],
  },
  {
    user: {
      email: 'empresa@colada.example',
      firstName: 'Marc',
      lastName: 'Ferrer Soler',
      phone: '+34600100300',
      language: 'es',
      isBusiness: true,
      businessName: 'Hostal Les Corts, S. L.',
      taxId: 'B63000014',
      billingAddress: 'Carrer de Numància, 112',
      billingLocation: '08029 Barcelona',
      billingMethod: 'card',
    },
    addresses: [
      {
        alias: 'Hostal',
        address_line1: 'Carrer de Numància',
        address_line2: '112',
        cp: '08029',
        city: 'Barcelona',
        state: 'Barcelona',
      },
    ],
  },
  {
    user: {
      email: 'nueva@colada.example',
      firstName: 'Emma',
      lastName: 'Walker',
      phone: '600100400',
      language: 'en',
    },
    addresses: [],
  },
] as const

type DemoDependencies = Pick<AppDependencies, 'config' | 'database' | 'clock'>

/** Makes the demo customers and their orders; those that exist are left as they are. */
export async function seedDemo(dependencies: DemoDependencies): Promise<void> {
  await oneAtATime(dependencies.database, 'demo', () => addPeople(dependencies))
}

async function addPeople({ config, database, clock }: DemoDependencies): Promise<void> {
  const digest = createHash('md5').update(demoPassword).digest('hex')
  for (const { user, addresses } of people) {
    if (await findUserByEmail(database.db, user.email)) continue
    const added = await addWithPromoCode(database.db, {
      ...user,
      birthDate: defaultBirthDate,
      sourceId: defaultSourceId,
      passwordHash: await hashPassword(digest, config.pepper),
      createdAt: new Date(clock()),
    })
    for (const address of addresses) await createAddress(database.db, added.id, address, clock())
  }
  await seedDemoOrders(database.db, clock())
}
