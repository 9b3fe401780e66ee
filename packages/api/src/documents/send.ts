import type { FastifyReply } from 'fastify'
import { alreadySent } from '../plugins/endpoints.ts'
import type { Document } from './print.ts'

/** Browsers show an inline document, from which it is printed or saved. */
export function send(reply: FastifyReply, { name, content }: Document): typeof alreadySent {
  void reply.type('application/pdf').header('content-disposition', `inline; filename="${name}"`).send(content)
  return alreadySent
}
