import { routePath } from '@colada/domain/routes/route-path'
import { createWithdrawal } from '@colada/domain/withdrawals/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { RequestHandler } from 'msw'
import { expect, userEvent, within } from 'storybook/test'
import { now } from './fixtures/time.ts'
import { failNetwork, neverRespond, respond } from './handlers.ts'
import { shopMessages } from './messages.ts'
import { screen } from './screen.tsx'

const meta: Meta = {
  title: 'Screens/Content/Withdrawal',
  tags: ['!autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'The right of withdrawal, exercised in two steps without a log-in; the acknowledgement has a reference, the date and the time.',
      },
    },
  },
}
export default meta

type Page = ReturnType<typeof within>
type Messages = ReturnType<typeof shopMessages>['withdrawal']

/** A story of the screen at some point of its two steps. */
const withdrawing = (
  play: (page: Page, messages: Messages) => Promise<unknown>,
  { handlers = [], minPersona }: { handlers?: RequestHandler[]; minPersona?: 'private' } = {},
): StoryObj => ({
  ...screen({
    path: (language) => `${routePath(language, 'Withdrawal')}?order=K7MPQ2A`,
    handlers,
    ...(minPersona && { minPersona }),
    play: async ({ canvasElement, globals }) => {
      const { withdrawal } = shopMessages({ globals })
      await play(within(canvasElement), withdrawal)
    },
  }),
  parameters: { screenshot: 'none' },
})

const review = async (page: Page, { fields, next, confirm }: Messages) => {
  await userEvent.type(await page.findByRole('textbox', { name: fields.name }), 'Lucía Ortega')
  await userEvent.type(page.getByRole('textbox', { name: fields.email }), 'lucia@example.com')
  await userEvent.click(page.getByRole('button', { name: next }))
  return page.findByRole('button', { name: confirm })
}

export const Invalid = withdrawing(async (page, { next, missing }) => {
  await userEvent.click(await page.findByRole('button', { name: next }))
  await expect((await page.findAllByText(missing.email)).length).toBeGreaterThan(0)
})

/** The order of the link is filled in. */
export const Review = withdrawing(async (page, messages) => {
  await review(page, messages)
  await expect(page.getByText('K7MPQ2A')).toBeVisible()
})

export const Sending = withdrawing(
  async (page, messages) => {
    await userEvent.click(await review(page, messages))
    await page.findByText(messages.busy)
  },
  { handlers: [neverRespond(createWithdrawal)] },
)

/** What was typed stays. */
export const NotSent = withdrawing(
  async (page, messages) => {
    await userEvent.click(await review(page, messages))
    await page.findByRole('alert')
    await expect(page.getByText('Lucía Ortega')).toBeVisible()
  },
  { handlers: [failNetwork(createWithdrawal)] },
)

export const Received = withdrawing(
  async (page, messages) => {
    await userEvent.click(await review(page, messages))
    await expect(await page.findByText('D-H4T8WQ3')).toBeVisible()
  },
  { handlers: [respond(createWithdrawal, { reference: 'D-H4T8WQ3', received_at: now })] },
)

/** Name and address are those of the account. */
export const SignedIn = withdrawing(
  async (page, { fields }) => {
    const email = await page.findByRole('textbox', { name: fields.email })
    await expect(email).not.toHaveValue('')
  },
  { minPersona: 'private' },
)
