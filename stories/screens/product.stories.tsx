import type { Meta } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'

import { patience, screen } from './screen.tsx'
import { productAt } from './shop.ts'
import { shopWords } from './words.ts'

const meta: Meta = {
  title: 'Screens/Product',
  tags: ['!autodocs', '!test'],
  parameters: {
    docs: {
      description: { component: 'A product with its price, what is included, and what goes with it.' },
    },
  },
}
export default meta

const [shirt, carpet, voucher] = [1, 300, 700]

export const Counted = screen({ at: productAt(shirt) })

export const InTheCart = screen({ at: productAt(shirt), cart: [{ productId: shirt, quantity: 2 }] })

export const Measured = screen({
  at: productAt(carpet),
  over: true,
  play: async ({ canvasElement, globals }) => {
    const { catalogue } = shopWords({ globals })
    const [measure] = within(canvasElement).getAllByRole('button', { name: new RegExp(catalogue.measure) })
    await userEvent.click(measure!)
    await expect(await within(document.body).findByRole('dialog', {}, patience)).toBeVisible()
  },
})

export const Voucher = screen({ at: productAt(voucher) })

export const NotThere = screen({
  at: (language) => productAt(shirt)(language).replace(/[^/]+$/, language === 'es' ? 'no-existe' : 'gone'),
})
