export type Person = { id: string; first_name: string; last_name: string; email?: string }

/** Who can log in; the last one shares no e-mail address. */
export const people: readonly Person[] = [
  { id: '1001', first_name: 'Lucía', last_name: 'Prieto', email: 'lucia.prieto@example.com' },
  { id: '1002', first_name: 'Marc', last_name: 'Vidal', email: 'marc.vidal@example.com' },
  { id: '1003', first_name: 'Noa', last_name: 'Castro' },
]

const TOKEN_PREFIX = 'facebook-sandbox-'

export function tokenOf({ id }: Person): string {
  return TOKEN_PREFIX + id
}
