import { isOrderMessage, MAX_MESSAGE_CHARACTERS } from '@colada/domain/contact/contact-form'
import { getOrderMessages, sendBusinessMessage, sendMessage } from '@colada/domain/contact/contract'
import { MAX_PICTURE_BYTES, MAX_PICTURES } from '@colada/domain/contact/limits'
import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import { findSession } from '../account/service.ts'
import type { AppDependencies } from '../dependencies.ts'
import { type EndpointContext, registerEndpoint } from '../plugins/endpoints.ts'
import { idempotencyKeyOf, markReplayed } from '../plugins/idempotency.ts'
import { listOrderMessages } from './order-messages.ts'
import { saveMessage, type SentMessage } from './save-message.ts'

/** UTF-8 has at most four bytes a character. */
const MAX_FIELD_BYTES = MAX_MESSAGE_CHARACTERS * 4

/** Messages of the contact forms (spec 001 §7). */
export async function contactRoutes(
  app: FastifyInstance,
  { database, clock }: Pick<AppDependencies, 'database' | 'clock'>,
): Promise<void> {
  await app.register(multipart, {
    attachFieldsToBody: 'keyValues',
    limits: {
      fileSize: MAX_PICTURE_BYTES,
      files: MAX_PICTURES.incident,
      fieldSize: MAX_FIELD_BYTES,
      fields: 20,
    },
  })

  const save = async (
    type: SentMessage['type'],
    context: EndpointContext<typeof sendMessage | typeof sendBusinessMessage>,
  ): Promise<object> => {
    const { body, language, loginToken, request, reply } = context
    // Only messages about an order have a customer; the endpoint is public.
    const isSignedIn = isOrderMessage(type) && loginToken !== null
    const actor = isSignedIn ? await findSession(database.db, loginToken, clock()) : null
    const { file, url_params: urlParams = '', ...fields } = body
    const { isReplayed } = await saveMessage(database.db, {
      type,
      fields,
      files: [file ?? []].flat(),
      urlParams,
      language,
      userId: actor?.userId ?? null,
      idempotencyKey: idempotencyKeyOf(request),
      now: clock(),
    })
    if (isReplayed) markReplayed(reply)
    return {}
  }

  registerEndpoint(app, getOrderMessages, async ({ params, actor }) => ({
    messages: await listOrderMessages(database.db, { userId: actor.userId, ...params }),
  }))
  registerEndpoint(app, sendMessage, (context) => save(context.body.type ?? 'hello', context))
  registerEndpoint(app, sendBusinessMessage, (context) => save(context.body.type ?? 'empresa', context))
}
