import { decidingRoles, orderReaderRoles, orderTakingRoles } from '@colada/domain/staff/rights'
import type { Role } from '@colada/domain/wire/access'
import type { MessageKey } from '../platform/language/messages.ts'

export interface Section {
  readonly path: string
  readonly label: MessageKey
  readonly roles: readonly Role[]
  /** Opens it together with Alt. */
  readonly key?: string
}

const sections: readonly Section[] = [
  { path: '/counter', label: 'shell:counter', roles: orderTakingRoles },
  { path: '/orders', label: 'shell:orders', roles: orderReaderRoles },
  { path: '/incidents', label: 'shell:claims', roles: orderTakingRoles },
  { path: '/drawer', label: 'shell:drawer', roles: orderTakingRoles, key: 'C' },
  { path: '/refunds', label: 'shell:refunds', roles: orderTakingRoles },
  { path: '/invoices', label: 'shell:invoices', roles: ['operations'] },
  { path: '/withdrawals', label: 'shell:withdrawals', roles: decidingRoles },
  { path: '/business', label: 'shell:business', roles: ['operations'] },
]

/** The sections that somebody with these roles sees. */
export function sectionsOf(roles: readonly Role[]): readonly Section[] {
  return sections.filter((section) => section.roles.some((role) => roles.includes(role)))
}
