import { getProducts } from '@colada/domain/catalogue/contract'
import { routePath } from '@colada/domain/routes/route-path'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { failNetwork } from './handlers.ts'
import { shopMessages } from './messages.ts'
import { screen } from './screen.tsx'

const meta: Meta = {
  title: 'Screens/Content/Home',
  tags: ['!autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'The home page: introduction, first step, categories, best sellers, coverage check. Change the persona in the toolbar to see it as a customer.',
      },
    },
  },
}
export default meta

const path = (language: 'es' | 'en') => routePath(language, 'Home')

export const Visitor: StoryObj = { ...screen({ path }), tags: ['desk'] }

export const CustomerWithCart = screen({
  path,
  minPersona: 'private',
  cart: [{ productId: 1, quantity: 3 }],
})

/** What the customer orders most, above the best sellers. */
export const ReturningCustomer = screen({
  path,
  minPersona: 'private',
  play: async (context) => {
    const { catalogue } = shopMessages(context)
    const canvas = within(context.canvasElement)
    // The row is loaded when it comes near the window.
    canvas.getByRole('contentinfo').scrollIntoView()
    const row = await canvas.findByRole('region', { name: catalogue.frequent })
    await expect(await within(row).findByRole('heading', { level: 3 })).toBeVisible()
  },
})

/** Where a registration leads to. */
export const Registered = screen({
  path: (language) => routePath(language, 'RegistroCorrecto'),
  minPersona: 'private',
  play: async (context) => {
    const { home } = shopMessages(context).content
    await expect(await within(context.canvasElement).findByText(home.registered)).toBeVisible()
  },
})

/** A notice to all customers is above the page until it is closed. */
export const WithNotice = screen({
  path,
  notice: {
    id: 'story',
    texts: {
      es: {
        message: [[{ text: 'El lunes 6 de enero', emphasis: 'strong' }, { text: ' no pasamos a recoger.' }]],
        subheader: [[{ text: 'Lo que nos entregues el domingo llega el martes.' }]],
      },
      en: {
        message: [[{ text: 'On Monday 6 January', emphasis: 'strong' }, { text: ' the van does not come.' }]],
        subheader: [[{ text: 'What you hand over on Sunday is back on Tuesday.' }]],
      },
    },
  },
})

export const CatalogueNotLoaded = screen({ path, handlers: [failNetwork(getProducts)] })
