import { getBusinessAccount, getStatement, requestCredit } from '@colada/domain/business/contract'
import { routePath } from '@colada/domain/routes/route-path'
import type { Meta } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { businessAccount, noCredit, overdueAccount, statement, transfer } from './fixtures/business.ts'
import { failNetwork, respond, respondError } from './handlers.ts'
import { shopMessages } from './messages.ts'
import { screen } from './screen.tsx'

const meta: Meta = {
  title: 'Screens/Account/Business account',
  tags: ['!autodocs'],
  parameters: {
    docs: { description: { component: 'Credit, balance and statements of a company.' } },
  },
}
export default meta

const page = {
  path: (language: 'es' | 'en') => routePath(language, 'BusinessAccount'),
  minPersona: 'business',
} as const
const answers = (account = businessAccount) => [
  respond(getBusinessAccount, { account, transfer }),
  respond(getStatement, { statement }),
]

export const Approved = screen({ ...page, handlers: answers() })

export const NeverAsked = screen({ ...page, handlers: answers(noCredit) })

export const Requested = screen({
  ...page,
  handlers: answers({ ...noCredit, state: 'requested', wanted_limit: 500, requested_at: 1_795_600_000 }),
})

export const SuspendedWhenOverdue = screen({ ...page, handlers: answers(overdueAccount) })

export const Refused = screen({ ...page, handlers: answers({ ...noCredit, state: 'refused' }) })

export const RequestIncomplete = screen({
  ...page,
  handlers: [...answers(noCredit), respondError(requestCredit, 'failed', 'Se ha producido un error.')],
  play: async ({ canvasElement, globals }) => {
    const { request } = shopMessages({ globals }).business
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: request.send }))
    await expect(await canvas.findByText(request.contactMissing)).toBeVisible()
  },
})

export const NotLoaded = screen({ ...page, handlers: [failNetwork(getBusinessAccount)] })
