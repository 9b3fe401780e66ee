import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import {
  baseUrlSchema,
  ConfigError,
  logLevelSchema,
  portSchema,
  readEnvironment,
} from '#server/environment.ts'

const schema = z.object({
  PORT: z._default(portSchema, 3000),
  LOG_LEVEL: z._default(logLevelSchema, 'info'),
  API_URL: baseUrlSchema('must be the URL of the API'),
  KEY: z.optional(z.string().check(z.minLength(5, 'must be long'), z.includes('-', 'must be long'))),
})

const API_URL = 'http://127.0.0.1:4000'
const read = (env: Record<string, string | undefined>) => readEnvironment('kiosk', schema, env)

describe('readEnvironment', () => {
  it('reads the variables of the schema; an empty one is not set', () => {
    expect(read({ API_URL: `${API_URL}//`, PORT: '', HOME: '/home' })).toEqual({
      PORT: 3000,
      LOG_LEVEL: 'info',
      API_URL,
    })
    expect(read({ API_URL, PORT: '0' }).PORT).toBe(0)
  })

  it.each([
    [{}, ['API_URL is not set; it must be the URL of the API.']],
    [{ API_URL: '' }, ['API_URL is not set; it must be the URL of the API.']],
    [{ API_URL: 'shop' }, ['API_URL must be the URL of the API.']],
    [
      { API_URL, PORT: '70000', LOG_LEVEL: 'loud' },
      ['PORT must be a port between 0 and 65535.', 'LOG_LEVEL must be a level of pino, such as info.'],
    ],
    [{ API_URL, PORT: '1.5' }, ['PORT must be a port between 0 and 65535.']],
    // Two rules, one sentence; the value is not repeated.
    [{ API_URL, KEY: 'abc' }, ['KEY must be long.']],
  ])('throws an explanation for %o', (env, problems) => {
    expect(() => read(env)).toThrow(new ConfigError('kiosk', problems))
  })

  it('names the process', () => {
    expect(() => read({})).toThrow(/^The kiosk cannot start with this environment:\n- API_URL/)
  })
})
