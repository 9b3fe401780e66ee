import type { Db } from '../database/connection.ts'
import { createMember } from '../staff/members.ts'
import { listMembers } from '../staff/repository.ts'
import { demoPassword, demoPin } from './demo-password.ts'
import { demoStaff } from './demo-staff-list.ts'

/** Adds the demo staff members; existing ones stay unchanged. */
export async function seedDemoStaff(
  db: Db,
  options: { readonly pepper: string; readonly now: number },
): Promise<void> {
  const existing = new Set((await listMembers(db)).map(({ email }) => email))
  for (const member of demoStaff) {
    if (!existing.has(member.email))
      await createMember(db, { ...member, password: demoPassword, pin: demoPin }, options)
  }
}
