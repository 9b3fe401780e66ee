import { sendMessage } from '@colada/domain/contact/contract'
import { getOrder } from '@colada/domain/orders/contract'
import { orderStatus } from '@colada/domain/orders/status'
import { routePath } from '@colada/domain/routes/route-path'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { createOrder } from './fixtures/orders.ts'
import { now } from './fixtures/time.ts'
import { failNetwork, respond, respondError } from './handlers.ts'
import { shopMessages } from './messages.ts'
import { screen } from './screen.tsx'

const meta: Meta = {
  title: 'Screens/Contact/Contact',
  tags: ['!autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'The contact forms with the other ways to reach the shop, the page after a request of a company, and the report of a problem with an order.',
      },
    },
  },
}
export default meta

type Context = Parameters<NonNullable<StoryObj['play']>>[0]
const path = (language: 'es' | 'en') => routePath(language, 'Contact')

const formOf = async (context: Context) => {
  const { contact } = shopMessages(context)
  return within(await within(context.canvasElement).findByRole('form', { name: contact.types.hello.title }))
}

/** Fills in the general form and submits it. */
const send = async (context: Context) => {
  const { contact } = shopMessages(context)
  const form = await formOf(context)
  const texts = {
    name: 'Ana Núñez',
    email: 'ana@colada.example',
    subject: 'Cortinas',
    message: '¿Descolgáis?',
  }
  for (const [name, text] of Object.entries(texts)) {
    const label = contact.fields[name as keyof typeof texts]
    await userEvent.type(form.getByRole('textbox', { name: label }), text)
  }
  await userEvent.click(form.getByRole('checkbox'))
  await userEvent.click(form.getByRole('button', { name: contact.submit }))
  return form
}

export const Empty: StoryObj = {
  ...screen({
    path,
    play: async (context) => {
      await formOf(context)
    },
  }),
  tags: ['desk'],
}

export const Errors: StoryObj = screen({
  path,
  play: async (context) => {
    const { contact } = shopMessages(context)
    const form = await formOf(context)
    await userEvent.click(form.getByRole('button', { name: contact.submit }))
    await expect(await form.findByRole('link', { name: contact.missing.email })).toBeVisible()
  },
})

export const Sent = screen({
  path,
  handlers: [respond(sendMessage, {})],
  play: async (context) => {
    await send(context)
    const { contact } = shopMessages(context)
    const title = await within(context.canvasElement).findByRole('heading', { name: contact.thanks.title })
    await expect(title).toBeVisible()
  },
})

export const SendingFailed: StoryObj = {
  ...screen({
    path,
    handlers: [failNetwork(sendMessage)],
    play: async (context) => {
      const { common, contact } = shopMessages(context)
      const form = await send(context)
      await expect(await form.findByText(common.calls.failed)).toBeVisible()
      await expect(form.getByRole('textbox', { name: contact.fields.subject })).toHaveValue('Cortinas')
    },
  }),
  tags: ['long-tests-only'],
}

export const TooManyMessages: StoryObj = {
  ...screen({
    path,
    handlers: [respondError(sendMessage, 'tooManyMessages', 'Ya nos has enviado varios mensajes.')],
    play: async (context) => {
      const form = await send(context)
      await expect(await form.findByText('Ya nos has enviado varios mensajes.')).toBeVisible()
    },
  }),
  tags: ['long-tests-only'],
}

export const RequestSent: StoryObj = screen({
  path: (language) => routePath(language, 'PeticionEnviadaBusiness'),
})

const delivered = createOrder(orderStatus.delivered, { can_report_incident: true })
const incidentPath = (language: 'es' | 'en') => routePath(language, 'ReportIncident', { id: delivered.id })
const minPersona = 'private'

export const Incident: StoryObj = {
  ...screen({
    path: incidentPath,
    minPersona,
    handlers: [respond(getOrder, { orders: [delivered], server_time: now })],
  }),
  tags: ['desk'],
}

export const IncidentErrors: StoryObj = {
  ...screen({
    path: incidentPath,
    minPersona,
    handlers: [respond(getOrder, { orders: [delivered], server_time: now })],
    play: async (context) => {
      const { claims, contact } = shopMessages(context)
      const canvas = within(context.canvasElement)
      const other = new RegExp(claims.kinds.other.label)
      await userEvent.click(await canvas.findByRole('radio', { name: other }))
      await userEvent.click(await canvas.findByRole('button', { name: contact.incident.submit }))
      // In the summary and at its field.
      await expect(await canvas.findAllByText(contact.incident.garmentsMissing)).toHaveLength(2)
    },
  }),
  tags: ['long-tests-only'],
}

export const IncidentTooLate: StoryObj = {
  ...screen({
    path: incidentPath,
    minPersona,
    handlers: [
      respond(getOrder, { orders: [{ ...delivered, can_report_incident: false }], server_time: now }),
    ],
  }),
  tags: ['long-tests-only'],
}
