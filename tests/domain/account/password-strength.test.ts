import { scorePassword } from '@colada/domain/account/password-strength'
import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'

describe('the score of a password', () => {
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
  ])('is %s: %d', (password, score) => expect(scorePassword(password)).toBe(score))

  property.prop([fc.string({ minLength: 8, maxLength: 40 }), fc.string({ maxLength: 10 })])(
    'is at least 2 from the minimum length on',
    (password, more) => {
      expect(scorePassword(password + more)).toBeGreaterThanOrEqual(2)
    },
  )
})
