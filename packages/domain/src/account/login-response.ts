import * as z from 'zod/mini'

/** What every response that opens a session has: its token, and its customer (extension). */
export const loginResponse = { login_token: z.string(), user_id: z.number() }
