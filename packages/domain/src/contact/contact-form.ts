import * as z from 'zod/mini'
import {
  emailSchema,
  normalizePhone,
  phoneSchema,
  requiredText,
  termsSchema,
} from '../account/contact-details.ts'
import { postalCodeSchema } from '../coverage/postal-code-schema.ts'
import type { ContactType } from './contact-types.ts'

export const MAX_MESSAGE_CHARACTERS = 2_000

export const carrierCities = ['barcelona', 'madrid'] as const
export const vanAnswers = ['si', 'no'] as const
/** Environmental labels of vehicles. */
export const ecoLabels = ['eco', 'c', 'b', '0'] as const

const anyone = {
  name: requiredText(),
  email: emailSchema,
  subject: requiredText(),
  aceptarTyC: termsSchema,
}
const requiredMessage = { message: requiredText(MAX_MESSAGE_CHARACTERS) }
const optionalMessage = {
  message: z._default(z.string().check(z.trim(), z.maxLength(MAX_MESSAGE_CHARACTERS, 'too-long')), ''),
}
const requiredPhone = { phone: phoneSchema }
const optionalPhone = {
  phone: z._default(
    z.string().check(
      z.trim(),
      z.refine((phone) => phone === '' || phoneSchema.safeParse(phone).success, 'phone'),
      z.overwrite(normalizePhone),
    ),
    '',
  ),
}
const postalCode = { cp: postalCodeSchema }
const carrier = {
  city: z.enum(carrierCities, 'required'),
  furgoneta: z.enum(vanAnswers, 'required'),
  eco: z.enum(ecoLabels, 'required'),
}

/**
 * The contact forms (spec 000 §5): the fields of each type, and which of them are required. Names are the wire's, error
 * messages are field problems.
 */
export const contactForms = {
  empresa: z.object({ ...anyone, ...requiredPhone, ...postalCode, ...requiredMessage }),
  sofas: z.object({ ...anyone, ...requiredPhone, ...postalCode, ...requiredMessage }),
  hello: z.object({ ...anyone, ...optionalPhone, ...requiredMessage }),
  partner: z.object({ ...anyone, ...optionalPhone, ...requiredMessage }),
  medioambiente: z.object({ ...anyone, ...requiredMessage }),
  transportista: z.object({ ...anyone, ...requiredPhone, ...carrier, ...optionalMessage }),
} as const satisfies Record<ContactType, z.ZodMiniType>

/** Types that are sent to `contacta/empresas`; the others to `contacta` (spec 001 §7). */
export const businessContactTypes = ['empresa', 'transportista'] as const satisfies readonly ContactType[]

/** Every field of every type. */
export type ContactField =
  | 'name'
  | 'email'
  | 'phone'
  | 'cp'
  | 'city'
  | 'furgoneta'
  | 'eco'
  | 'subject'
  | 'message'
  | 'aceptarTyC'

/** Whether a form has a field, and whether it must be filled in. */
export function fieldDemand(type: ContactType, field: ContactField): 'required' | 'optional' | 'absent' {
  const schema = (contactForms[type].shape as Partial<Record<ContactField, z.ZodMiniType>>)[field]
  if (!schema) return 'absent'
  return schema.safeParse('').success ? 'optional' : 'required'
}

/** An incident report: name and address of the customer are those of the account. */
export const incidentForm = z.object({
  product_ids: z.array(z.number()).check(z.minLength(1, 'required'), z.maxLength(500, 'invalid')),
  message: requiredText(MAX_MESSAGE_CHARACTERS),
})
export type IncidentForm = z.infer<typeof incidentForm>

/** The answer to an incident that operations have found; it may name no garment. */
export const incidentAnswerForm = z.object({
  product_ids: z.array(z.number()).check(z.maxLength(500, 'invalid')),
  message: requiredText(MAX_MESSAGE_CHARACTERS),
})

/** The wire's type of incident reports. */
export const INCIDENT_TYPE = 'incidencia'
/**
 * The wire's types of messages about an own order: a report, the answer to an incident, and that garments in the bag are
 * not the customer's.
 */
export const orderMessageTypes = [INCIDENT_TYPE, 'respuesta', 'no-es-mia'] as const
export type OrderMessageType = (typeof orderMessageTypes)[number]
export type MessageType = ContactType | OrderMessageType

/** Whether a message is about an own order, which needs a session. */
export function isOrderMessage(type: MessageType): type is OrderMessageType {
  return (orderMessageTypes as readonly MessageType[]).includes(type)
}
