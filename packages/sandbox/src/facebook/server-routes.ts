import type { FastifyInstance } from 'fastify'
import { registerFaults } from '../fault-hooks.ts'
import type { Faults } from '../faults.ts'
import { type Person, people, tokenOf } from './browser/people.ts'

type Query = { Querystring: { access_token?: string; input_token?: string } }

/** The part of Facebook's Graph API that the shop uses, below `/facebook`. */
export function facebookServerRoutes(faults: Faults) {
  return async (app: FastifyInstance): Promise<void> => {
    registerFaults(app, faults, 'facebook', (message) => new Error(message))

    app.get<Query>('/debug_token', async ({ query }, reply) => {
      const [appId, secret] = (query.access_token ?? '').split('|')
      if (!appId || !secret) return reply.code(400).send(oauthError)
      const person = personOf(query.input_token)
      return {
        data: person ? { app_id: appId, is_valid: true, user_id: person.id } : { is_valid: false },
      }
    })

    app.get<Query>('/me', async ({ query }, reply) => {
      const person = personOf(query.access_token)
      return person ?? reply.code(400).send(oauthError)
    })
  }
}

const oauthError = {
  error: { message: 'Invalid OAuth access token.', type: 'OAuthException', code: 190 },
}

function personOf(token: string | undefined): Person | undefined {
  return people.find((person) => tokenOf(person) === token)
}
