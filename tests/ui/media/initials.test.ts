import { expect, test } from 'vitest'
import { getInitials } from '#ui/media/initials.ts'

test.each([
  ['Ana Ruiz', 'AR'],
  ['ángeles fernández de córdoba', 'ÁC'],
  ['Ana', 'A'],
  ['  Ana   Ruiz  ', 'AR'],
  ['Ruiz-Zorrilla', 'RZ'],
  ['«Hotel» 3 Reyes', 'HR'],
  ['', ''],
  ['3', ''],
])('%s is %s', (name, initials) => expect(getInitials(name)).toBe(initials))
