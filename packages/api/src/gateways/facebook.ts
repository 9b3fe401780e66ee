import { createHmac } from 'node:crypto'
import * as z from 'zod/mini'
import { ProviderUnavailableError } from './provider.ts'

/** What Facebook knows of a person who logs in. */
export interface FacebookProfile {
  readonly id: string
  /** Lower case; empty when the person has none or does not share it. */
  readonly email: string
  readonly firstName: string
  readonly lastName: string
}

export interface FacebookGateway {
  /**
   * Returns the profile of an access token, `null` when the token is not valid or is of another app.
   * @throws ProviderUnavailableError
   */
  findProfile(accessToken: string): Promise<FacebookProfile | null>
}

export interface FacebookSettings {
  readonly appId: string
  readonly appSecret: string
  /** URL of the Graph API with its version, or of a stand-in. */
  readonly graphUrl: string
  /** Timeout of one request. */
  readonly timeoutMs?: number
}

const REQUEST_TIMEOUT_MS = 5000

const tokenSchema = z.object({
  data: z.object({ app_id: z.optional(z.string()), is_valid: z.boolean(), user_id: z.optional(z.string()) }),
})
const profileSchema = z.object({
  id: z.string().check(z.minLength(1)),
  email: z.optional(z.string()),
  first_name: z.optional(z.string()),
  last_name: z.optional(z.string()),
})
const errorSchema = z.object({ error: z.object({ is_transient: z.optional(z.boolean()) }) })

/** Opens Facebook's Graph API. */
export function openFacebook(settings: FacebookSettings): FacebookGateway {
  return {
    findProfile: async (accessToken) => {
      const token = await get(settings, 'debug_token', {
        input_token: accessToken,
        access_token: `${settings.appId}|${settings.appSecret}`,
      })
      if (token === null) return null
      const { data } = tokenSchema.parse(token)
      if (!data.is_valid || data.app_id !== settings.appId) return null
      const me = await get(settings, 'me', {
        fields: 'id,email,first_name,last_name',
        access_token: accessToken,
        appsecret_proof: createHmac('sha256', settings.appSecret).update(accessToken).digest('hex'),
      })
      if (me === null) return null
      const profile = profileSchema.parse(me)
      if (profile.id !== data.user_id) return null
      return {
        id: profile.id,
        email: profile.email?.trim().toLowerCase() ?? '',
        firstName: profile.first_name ?? '',
        lastName: profile.last_name ?? '',
      }
    },
  }
}

/** Returns the body of a response, `null` when Facebook refuses the request. */
async function get(
  { graphUrl, timeoutMs = REQUEST_TIMEOUT_MS }: FacebookSettings,
  path: string,
  query: Record<string, string>,
): Promise<unknown> {
  const { response, body } = await send(
    `${graphUrl}/${path}?${new URLSearchParams(query).toString()}`,
    timeoutMs,
  )
  if (response.ok) return body
  const isTransient = errorSchema.safeParse(body).data?.error.is_transient === true
  if (response.status >= 500 || response.status === 429 || isTransient)
    throw new ProviderUnavailableError(`Facebook responded with ${response.status}.`)
  return null
}

async function send(url: string, timeoutMs: number): Promise<{ response: Response; body: unknown }> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) })
    return { response, body: await response.json() }
  } catch (error) {
    throw new ProviderUnavailableError('Facebook cannot be reached.', { cause: error })
  }
}
