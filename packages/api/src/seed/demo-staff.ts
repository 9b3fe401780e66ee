import type { Db } from '../database/connection.ts'
import { createMember } from '../staff/members.ts'
import { listMembers } from '../staff/repository.ts'
import { demoPassword } from './demo-password.ts'

/** One staff member of each role. Their authenticators have these secrets, base32. */
export const demoStaff = [
  {
    email: 'counter@colada.example',
    name: 'Carmen Ortega',
    roles: ['counter'],
    storeIds: [36, 46, 49],
    secret: 'COLADACOUNTERAAAAAAAAAAAAAAAAAAA',
  },
  {
    email: 'driver@colada.example',
    name: 'Diego Romero',
    roles: ['driver'],
    storeIds: [],
    secret: 'COLADADRIVERAAAAAAAAAAAAAAAAAAAA',
  },
  {
    email: 'operations@colada.example',
    name: 'Olga Prieto',
    roles: ['operations'],
    storeIds: [36, 2, 44],
    secret: 'COLADAOPERATIONSAAAAAAAAAAAAAAAA',
  },
] as const

/** Adds the demo staff members; existing ones stay unchanged. */
export async function seedDemoStaff(
  db: Db,
  options: { readonly pepper: string; readonly now: number },
): Promise<void> {
  const existing = new Set((await listMembers(db)).map(({ email }) => email))
  for (const member of demoStaff) {
    if (!existing.has(member.email)) await createMember(db, { ...member, password: demoPassword }, options)
  }
}
