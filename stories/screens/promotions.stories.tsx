import { getPromos } from '@colada/domain/promotions/contract'
import { sponsors } from '@colada/domain/promotions/sponsors'
import { routePath } from '@colada/domain/routes/route-path'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { failNetwork, respond } from './handlers.ts'
import { shopMessages } from './messages.ts'
import { screen } from './screen.tsx'

const meta: Meta = {
  title: 'Screens/Promotions/Promotions',
  tags: ['!autodocs'],
  parameters: {
    docs: {
      description: {
        component: 'Codes, packs and discounts, three a page, and the landing page of a sponsor.',
      },
    },
  },
}
export default meta

const path = (language: 'es' | 'en') => routePath(language, 'Promotions')

export const FirstPage: StoryObj = { ...screen({ path }), tags: ['desk'] }

export const NoPromotions: StoryObj = screen({ path, handlers: [respond(getPromos, { promotions: [] })] })

export const NotLoaded: StoryObj = screen({ path, handlers: [failNetwork(getPromos)] })

const { slug, code } = sponsors[0]!

/** The code is in the cart after a click. */
export const Sponsor: StoryObj = screen({
  path: (language) => routePath(language, 'Sponsor', { sponsor: slug }),
  play: async (context) => {
    const { sponsor } = shopMessages(context).promotions
    const canvas = within(context.canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: sponsor.keep.replace('{{code}}', code) }))
    await expect(canvas.getByRole('button', { name: sponsor.inCart.replace('{{code}}', code) })).toBeVisible()
  },
})
