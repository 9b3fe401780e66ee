import { createBaseQuery, type SessionEvents } from '@colada/client/api/base-query'
import { moveStaffOrder } from '@colada/domain/staff/orders-contract'
import { statusCodes } from '@colada/domain/wire/status-codes'
import { afterEach, describe, expect, it, vi } from 'vitest'

afterEach(() => vi.unstubAllGlobals())

const { code, http } = statusCodes.pinRequired
const refused = { status: { code, message: 'Escribe tu PIN para seguir.' }, lock: { tries_left: 5 } }
const request = {
  endpoint: moveStaffOrder,
  params: { locator: 'K7M2QPX' },
  body: { status: 60, version: 3 },
  idempotencyKey: 'a-key',
}

/** Sends the request to an API that needs the PIN. */
async function send(onPinRequired: SessionEvents['onPinRequired']) {
  const bodies: unknown[] = []
  vi.stubGlobal('fetch', async (_url: string, { body, headers }: { body: string; headers: object }) => {
    const sent = JSON.parse(body) as { pin?: string }
    expect(headers).toMatchObject({ 'idempotency-key': 'a-key' })
    bodies.push(sent)
    return sent.pin === '4826' ? Response.json({ ok: true }) : Response.json(refused, { status: http })
  })
  const baseQuery = createBaseQuery(() => ({
    headers: {},
    onNotSignedIn: () => 'failed',
    onSessionChanged: () => undefined,
    ...(onPinRequired && { onPinRequired }),
  }))
  const api = { signal: new AbortController().signal } as Parameters<ReturnType<typeof createBaseQuery>>[1]
  return { result: await baseQuery(request, api, {}), bodies }
}

describe('a request that needs the PIN', () => {
  it('is sent again with it until it is right', async () => {
    const pins = ['0000', '4826']
    const onPinRequired = vi.fn(async () => ({ pin: pins.shift() }))
    const { result, bodies } = await send(onPinRequired)
    expect(result).toEqual({ data: { ok: true } })
    expect(onPinRequired.mock.calls).toEqual([[refused], [refused]])
    expect(bodies).toEqual([
      { status: 60, version: 3 },
      { status: 60, version: 3, pin: '0000' },
      { status: 60, version: 3, pin: '4826' },
    ])
  })

  it.each([
    ['the person gives up', async () => null],
    ['the application has none', undefined],
  ])('fails when %s', async (_, onPinRequired) => {
    const { result, bodies } = await send(onPinRequired)
    expect(result).toMatchObject({ error: { kind: 'refused', code, status: http } })
    expect(bodies).toHaveLength(1)
  })
})
