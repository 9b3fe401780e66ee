import { customerServingRoles, orderReaderRoles } from '@colada/domain/staff/rights'
import type { Role } from '@colada/domain/wire/access'
import type { MessageKey } from '../platform/language/messages.ts'

interface Section {
  readonly path: string
  readonly label: MessageKey
  readonly roles: readonly Role[]
}

const sections: readonly Section[] = [
  { path: '/counter', label: 'shell:counter', roles: customerServingRoles },
  { path: '/orders', label: 'shell:orders', roles: orderReaderRoles },
]

/** The sections that somebody with these roles sees. */
export function sectionsOf(roles: readonly Role[]): readonly Section[] {
  return sections.filter((section) => section.roles.some((role) => roles.includes(role)))
}
