import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { shopMessages } from './messages.ts'
import { screen } from './screen.tsx'
import { productPath } from './shop-handlers.ts'

const meta: Meta = {
  title: 'Screens/Catalogue/Product',
  tags: ['!autodocs'],
  parameters: {
    docs: {
      description: { component: 'A product with its price, what is included, and related products.' },
    },
  },
}
export default meta

const [shirt, carpet, voucher] = [1, 300, 700]

export const Counted: StoryObj = { ...screen({ path: productPath(shirt) }), tags: ['desk'] }

export const InTheCart = screen({ path: productPath(shirt), cart: [{ productId: shirt, quantity: 2 }] })

const measure: StoryObj['play'] = async ({ canvasElement, globals }) => {
  const { catalogue } = shopMessages({ globals })
  const [button] = within(canvasElement).getAllByRole('button', { name: new RegExp(catalogue.measure) })
  await userEvent.click(button!)
  await expect(await within(document.body).findByRole('dialog')).toBeVisible()
}

export const Measured = screen({ path: productPath(carpet), hasOverlay: true, play: measure })

export const MeasuredInStoreMode = screen({
  path: productPath(carpet),
  minPersona: 'store',
  hasOverlay: true,
  play: async (context) => {
    await measure(context)
    const { catalogue } = shopMessages(context)
    const width = within(document.body).getByRole('textbox', { name: new RegExp(catalogue.measuring.width) })
    await expect(width).toHaveAccessibleDescription(/500/)
  },
})

export const Voucher: StoryObj = { ...screen({ path: productPath(voucher) }), tags: ['long-tests-only'] }

export const NotFound = screen({
  path: (language) =>
    productPath(shirt)(language).replace(/[^/]+$/, language === 'es' ? 'no-existe' : 'gone'),
})
