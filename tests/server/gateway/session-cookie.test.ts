import { describe, expect, it } from 'vitest'
import { closeSession, openSession, orphanToken, requestToken } from '#server/gateway/session-cookie.ts'

const token = 'a-token-of-more-than-16-characters'
const session = { name: 'kiosk', markerName: 'kiosk_marker', days: 2, isSecure: false }
const opened = { token, marker: 'staff.7', isRemembered: false }
const toMap = (text: string) =>
  new Map(text.split('; ').map((pair) => pair.split('=') as [name: string, value: string]))

describe('the cookies of a session', () => {
  it('have the names and the duration of the gateway', () => {
    expect(openSession({ ...opened, isRemembered: true }, session)).toEqual({
      session: `kiosk=${token}; Path=/; SameSite=Lax; Max-Age=172800; HttpOnly`,
      marker: 'kiosk_marker=staff.7; Path=/; SameSite=Lax; Max-Age=172800',
    })
    expect(openSession(opened, { ...session, isSecure: true })).toEqual({
      session: `__Host-kiosk=${token}; Path=/; SameSite=Lax; Secure; HttpOnly`,
      marker: 'kiosk_marker=staff.7; Path=/; SameSite=Lax; Secure',
    })
    expect(closeSession(session).session).toBe('kiosk=; Path=/; SameSite=Lax; Max-Age=0; HttpOnly')
  })

  it.each(['short', `${token}; Path=/`])('reject the token %j', (wrong) => {
    expect(() => openSession({ ...opened, token: wrong }, session)).toThrow('not valid in a cookie')
  })

  it.each([
    [`kiosk=${token}; kiosk_marker=staff.7`, token, null],
    [`kiosk=${token}`, null, token],
    [`__Host-kiosk=${token}; kiosk_marker=staff.7`, null, null],
    ['kiosk=short; kiosk_marker=staff.7', null, null],
    ['kiosk_marker=staff.7', null, null],
  ])('of the header %s have the token %s, and %s to revoke', (cookie, current, orphan) => {
    expect(requestToken({ headers: { cookie } }, session)).toBe(current)
    expect(orphanToken(toMap(cookie), session)).toBe(orphan)
  })
})
