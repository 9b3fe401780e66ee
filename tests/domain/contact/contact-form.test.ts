import {
  contactForms,
  type ContactField,
  fieldDemand,
  incidentForm,
} from '@colada/domain/contact/contact-form'
import { contactTypes, type ContactType } from '@colada/domain/contact/contact-types'
import { canReportIncident } from '@colada/domain/contact/incident-report'
import { orderStatuses } from '@colada/domain/orders/transitions'
import { describe, expect, it } from 'vitest'

const valid = {
  name: 'Ana Núñez',
  email: 'ana@colada.example',
  phone: '612 345 678',
  cp: '28013',
  city: 'madrid',
  furgoneta: 'si',
  eco: 'c',
  subject: 'Presupuesto',
  message: 'Veinte manteles a la semana.',
  aceptarTyC: 1,
}

/** First error code of each field. */
const problems = (type: ContactType, changes: object) =>
  Object.fromEntries(
    (contactForms[type].safeParse({ ...valid, ...changes }).error?.issues ?? [])
      .toReversed()
      .map(({ path, message }) => [path.join('.'), message]),
  )

/** Spec 000 §5. */
const demands: Readonly<Record<ContactType, Partial<Record<ContactField, string>>>> = {
  empresa: { phone: 'required', cp: 'required', message: 'required' },
  sofas: { phone: 'required', cp: 'required', message: 'required' },
  hello: { phone: 'optional', message: 'required' },
  partner: { phone: 'optional', message: 'required' },
  medioambiente: { message: 'required' },
  transportista: {
    phone: 'required',
    city: 'required',
    furgoneta: 'required',
    eco: 'required',
    message: 'optional',
  },
}

describe.each(contactTypes)('the contact form %s', (type) => {
  it('accepts a complete message', () => {
    expect(problems(type, {})).toEqual({})
  })

  it('has the fields of the specification', () => {
    const own = ['phone', 'cp', 'city', 'furgoneta', 'eco', 'message'] as const
    const found = own.map((field) => [field, fieldDemand(type, field)] as const)
    expect(Object.fromEntries(found.filter(([, demand]) => demand !== 'absent'))).toEqual(demands[type])
    for (const field of ['name', 'email', 'subject', 'aceptarTyC'] as const)
      expect(fieldDemand(type, field), field).toBe('required')
  })

  it('requires exactly its required fields', () => {
    const empty = Object.fromEntries(Object.keys(valid).map((field) => [field, '']))
    const required = Object.entries(demands[type]).filter(([, demand]) => demand === 'required')
    expect(problems(type, { ...empty, aceptarTyC: 0 })).toEqual({
      name: 'required',
      email: 'required',
      subject: 'required',
      aceptarTyC: 'terms',
      ...Object.fromEntries(required.map(([field]) => [field, 'required'])),
    })
  })

  it.each([
    [{ email: 'ana@colada' }, { email: 'email' }],
    [{ name: 'a'.repeat(121) }, { name: 'too-long' }],
    [{ message: 'a'.repeat(2001) }, { message: 'too-long' }],
    [{ phone: '612 abc' }, { phone: 'phone' }],
    [{ cp: '2801a' }, { cp: 'numeric' }],
    [{ cp: '280130' }, { cp: 'postal-code' }],
    [{ city: 'bilbao' }, { city: 'required' }],
    [{ eco: 'z' }, { eco: 'required' }],
    [{ furgoneta: 'tal vez' }, { furgoneta: 'required' }],
  ])('rejects %j in the fields that it has', (changes, found) => {
    const [field] = Object.keys(changes) as [ContactField]
    expect(problems(type, changes)).toEqual(fieldDemand(type, field) === 'absent' ? {} : found)
  })
})

describe('an incident report', () => {
  it('needs garments and what happened', () => {
    expect(incidentForm.safeParse({ product_ids: [1], message: 'Falta un botón.' }).success).toBe(true)
    const { error } = incidentForm.safeParse({ product_ids: [], message: ' ' })
    expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
      ['product_ids', 'required'],
      ['message', 'required'],
    ])
  })

  const now = 1_800_000_000
  it('is possible from the pickup until 48 h after the delivery', () => {
    const possible = (status: number, deliveredAt: number | null = null) =>
      canReportIncident({ kind: 'normal', status, deliveredAt }, now)
    expect(orderStatuses.filter((status) => possible(status))).toEqual([10, 20, 25, 30, 40, 45])
    expect(possible(50, now - 48 * 3600)).toBe(true)
    expect(possible(50, now - 48 * 3600 - 1)).toBe(false)
    expect(canReportIncident({ kind: 'voucher', status: 50, deliveredAt: now }, now)).toBe(false)
  })
})
