import { fc, test as property } from '@fast-check/vitest'
import { passwordGrade } from '@colada/domain/account/password-strength'
import { describe, expect, test } from 'vitest'

describe('the grade of a password', () => {
  test.each([
    ['', 0],
    ['corta', 1],
    ['1234567', 1],
    ['12345678', 2],
    ['aaaaaaaaaaaaaaaa', 2],
    ['contraseña', 2],
    ['password123', 2],
    ['Colada2026', 2],
    ['lino-blanco', 3],
    ['k7#Qw9!z', 3],
    ['camisa tendida al sol', 4],
    ['xW4!rT9?mP2&', 4],
  ])('of "%s" is %d', (password, grade) => expect(passwordGrade(password)).toBe(grade))

  property.prop([fc.string({ minLength: 8, maxLength: 40 }), fc.string({ maxLength: 10 })])(
    'never says of a long enough one that it is refused',
    (password, more) => {
      expect(passwordGrade(password + more)).toBeGreaterThanOrEqual(2)
    },
  )
})
