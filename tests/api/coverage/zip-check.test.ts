import { checkZipCode, estimatePlace } from '@colada/domain/coverage/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { zoneOfPostalCode } from '#api/coverage/service.ts'
import { zipChecks } from '#api/coverage/tables.ts'
import { messages } from '#api/locales/messages.ts'
import { createTestApi, type TestApi } from '../support/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

const check = async (
  body: { cp: string; email?: string; id_checked?: number },
  language: 'es' | 'en' = 'es',
) => api.call(checkZipCode, { body, language })
const storedCheck = async (id: number) =>
  (await api.db.select().from(zipChecks).where(eq(zipChecks.id, id)))[0]!

describe('a postal code', () => {
  test.each([
    ['28013', 'madrid', 'Madrid', 'Madrid'],
    ['08911', 'barcelona', 'Barcelona', 'Badalona'],
    ['46100', 'valencia', 'Valencia', 'Burjassot'],
    ['41001', 'sevilla', 'Sevilla', 'Sevilla'],
  ])('%s is covered by %s', async (cp, zoneId, zone, town) => {
    const { response } = await check({ cp })
    expect(response).toMatchObject({ avaiable: '1', cp, zone, town })
    expect(response.result).toContain(town)
    expect(await zoneOfPostalCode(api.db, cp)).toBe(zoneId)
  })

  test('is trimmed to five characters', async () => {
    expect((await check({ cp: ' 28 0134 ' })).response).toMatchObject({ avaiable: '1', cp: '28013' })
  })

  test.each(['28013 extra', "28013'; drop table zip_checks"])('is read from "%s"', async (cp) => {
    expect((await check({ cp })).response).toMatchObject({ avaiable: '1', cp: '28013' })
  })

  test.each([
    ['', 'required'],
    ['28', 'postal-code'],
    ['8028', 'postal-code-zero'],
    ['99999', 'postal-code-unknown'],
    ['00000', 'postal-code-unknown'],
    ['53001', 'postal-code-unknown'],
    ['abcde', 'numeric'],
  ] as const)('like "%s" is rejected', async (cp, problem) => {
    const { http, response } = await check({ cp }, 'en')
    expect(http).toBe(422)
    expect(response.errors).toEqual({ cp: [messages.en.fields[problem]] })
  })
})

describe('a zone not covered', () => {
  test('is reported with its code, and the check can store an e-mail address', async () => {
    const { response } = await check({ cp: '50001' })
    expect(response).toMatchObject({ avaiable: '0', cp: '50001', zone: '', town: '' })
    expect(response.result).toContain('50001')
    const second = await check({ cp: '50001', email: ' Ana@Example.com ', id_checked: response.id_checked })
    expect(second.response).toMatchObject({ avaiable: '0', id_checked: response.id_checked })
    expect(second.response.result).toBe('Gracias. Te avisaremos en cuanto lleguemos al código postal 50001.')
    expect(await storedCheck(response.id_checked)).toMatchObject({
      email: 'ana@example.com',
      isCovered: false,
    })
  })

  test.each([
    ['another’s check', '50001'],
    ['a check of another postal code', '50002'],
  ])('does not change %s', async (_, cp) => {
    const { response } = await check({ cp: '50001' })
    await check({ cp: '50001', email: 'first@example.com', id_checked: response.id_checked })
    const other = await check({ cp, email: 'second@example.com', id_checked: response.id_checked })
    expect(other.http).toBe(200)
    expect(other.response.id_checked).not.toBe(response.id_checked)
    expect((await storedCheck(response.id_checked)).email).toBe('first@example.com')
    expect((await storedCheck(other.response.id_checked)).email).toBe('second@example.com')
  })

  test('rejects an invalid e-mail address', async () => {
    const { http, response } = await check({ cp: '50001', email: 'ana' })
    expect(http).toBe(422)
    expect(response.errors).toEqual({ email: ['Escribe un correo electrónico válido.'] })
  })
})

describe('an estimated place', () => {
  const estimate = async (query: Record<string, string>) => {
    const { response } = await api.call(estimatePlace, { query })
    return [response.estimated_cp, response.estimated_city]
  }

  test('uses the town of the covered places before the given one', async () => {
    expect(await estimate({ estimated_cp: '08911', estimated_city: 'Barcelona' })).toEqual([
      '08911',
      'Badalona',
    ])
    expect(await estimate({ estimated_cp: '50001', estimated_city: 'Zaragoza' })).toEqual([
      '50001',
      'Zaragoza',
    ])
    expect(await estimate({ estimated_cp: '50001', estimated_city: 'unknown' })).toEqual(['50001', ''])
  })

  test('is empty without a valid postal code', async () => {
    expect(await estimate({})).toEqual(['', ''])
    expect(await estimate({ estimated_cp: '75116', estimated_city: 'Paris' })).toEqual(['', ''])
  })

  test('truncates the given town', async () => {
    expect((await estimate({ estimated_cp: '50001', estimated_city: 'Z'.repeat(500) }))[1]).toHaveLength(60)
  })
})
