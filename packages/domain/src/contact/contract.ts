import * as z from 'zod/mini'
import { defineEndpoint } from '../wire/endpoint.ts'
import { urlParamsSchema } from '../wire/url-params-schema.ts'
import { businessContactTypes, orderMessageTypes } from './contact-form.ts'
import { contactTypes } from './contact-types.ts'

const text = z.optional(z.string())
const picture = z.custom<Uint8Array>((value) => value instanceof Uint8Array, 'picture-format')

/** Texts and pictures of a multipart form. Validation rules are in `contact-form.ts`; a 422 names the invalid fields. */
const fields = {
  name: text,
  email: text,
  city: text,
  cp: text,
  phone: text,
  subject: text,
  message: text,
  eco: text,
  furgoneta: text,
  aceptarTyC: text,
  url_params: urlParamsSchema,
  /** Pictures: JPEG, PNG, WebP, AVIF or GIF. */
  file: z.optional(z.union([picture, z.array(picture)])),
}

/**
 * Sends a message of private customers (spec 001 §7), or reports an incident with an own order, which needs a session
 * (decisions).
 */
export const sendMessage = defineEndpoint({
  name: 'sendMessage',
  subject: 'contact',
  method: 'POST',
  path: '/contacta',
  access: 'public',
  summary: 'Send a message, or report an incident with an own order',
  idempotent: true,
  isMultipart: true,
  urlParamsField: 'url_params',
  body: z.object({
    ...fields,
    /** Extension; the default is `hello`. */
    type: z.optional(z.enum([...contactTypes, ...orderMessageTypes])),
    /** The order of a report, or of an answer to an incident. Extension. */
    order_id: text,
    /** Its garments: product ids, separated by commas. Extension. */
    product_ids: text,
  }),
  response: {},
})

/** Sends a message of a company or a carrier (spec 001 §7). */
export const sendBusinessMessage = defineEndpoint({
  name: 'sendBusinessMessage',
  subject: 'contact',
  method: 'POST',
  path: '/contacta/empresas',
  access: 'public',
  summary: 'Send a message of a company or a carrier',
  idempotent: true,
  isMultipart: true,
  urlParamsField: 'url_params',
  body: z.object({
    ...fields,
    /** Extension; the default is `empresa`. */
    type: z.optional(z.enum(businessContactTypes)),
  }),
  response: {},
})

/** The reports and answers that the customer has sent about an order, newest first, without their texts. */
export const getOrderMessages = defineEndpoint({
  name: 'getOrderMessages',
  subject: 'orders',
  method: 'GET',
  path: '/orders/:orderId/messages',
  access: 'customer',
  isExtension: true,
  summary: 'The reports and answers about an order',
  params: z.object({ orderId: z.coerce.number() }),
  response: {
    messages: z.array(
      z.object({
        id: z.number(),
        type: z.enum(orderMessageTypes),
        /** Epoch seconds. */
        time: z.number(),
        pictures: z.number(),
        /** Data URLs of small squares of its pictures, JPEG. */
        thumbnails: z.array(z.string()),
      }),
    ),
  },
})
