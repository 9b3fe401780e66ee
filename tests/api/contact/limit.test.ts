import { sendBusinessMessage, sendMessage } from '@colada/domain/contact/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { contactMessages } from '#api/contact/tables.ts'
import { createTestApi, type TestApi } from '../support/test-api.ts'
import { person, sendForm } from './multipart.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi({ config: { hasRateLimits: true, valkeyUrl: null } })
})
afterAll(() => api.close())

it('accepts five messages of a client in an hour, over both endpoints', async () => {
  const from = '203.0.113.7'
  for (let turn = 0; turn < 5; turn += 1) {
    const endpoint = turn % 2 === 0 ? sendMessage : sendBusinessMessage
    expect((await sendForm(api, endpoint, person, { from })).http).toBe(200)
  }
  for (const endpoint of [sendMessage, sendBusinessMessage]) {
    const { http, headers, response } = await sendForm(api, endpoint, person, { from })
    expect([http, response.status.code]).toEqual([429, 1401])
    const retryAfter = Number(headers['retry-after'])
    expect(retryAfter).toBeGreaterThan(3500)
    expect(retryAfter).toBeLessThanOrEqual(3600)
  }
  expect(await api.db.$count(contactMessages)).toBe(5)
  expect((await sendForm(api, sendMessage, person, { from: '203.0.113.8' })).http).toBe(200)
})
