import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'

import { patience, screen } from './screen.tsx'
import { productAt } from './shop.ts'
import { shopWords } from './words.ts'

const meta: Meta = {
  title: 'Screens/Product',
  tags: ['!autodocs', 'phone-only'],
  parameters: {
    docs: {
      description: { component: 'A product with its price, what is included, and what goes with it.' },
    },
  },
}
export default meta

const [shirt, carpet, voucher] = [1, 300, 700]

export const Counted: StoryObj = { ...screen({ at: productAt(shirt) }), tags: ['!phone-only'] }

export const InTheCart = screen({ at: productAt(shirt), cart: [{ productId: shirt, quantity: 2 }] })

const measure: StoryObj['play'] = async ({ canvasElement, globals }) => {
  const { catalogue } = shopWords({ globals })
  const [button] = within(canvasElement).getAllByRole('button', { name: new RegExp(catalogue.measure) })
  await userEvent.click(button!)
  await expect(await within(document.body).findByRole('dialog', {}, patience)).toBeVisible()
}

export const Measured: StoryObj = {
  ...screen({ at: productAt(carpet), over: true, play: measure }),
  tags: ['!phone-only'],
}

export const MeasuredInStoreMode = screen({
  pictured: false,
  at: productAt(carpet),
  atLeast: 'store',
  over: true,
  play: async (context) => {
    await measure(context)
    const { catalogue } = shopWords(context)
    const width = within(document.body).getByRole('textbox', { name: new RegExp(catalogue.measuring.width) })
    await expect(width).toHaveAccessibleDescription(/500/)
  },
})

export const Voucher: StoryObj = { ...screen({ at: productAt(voucher) }), tags: ['with-all'] }

export const NotThere = screen({
  at: (language) => productAt(shirt)(language).replace(/[^/]+$/, language === 'es' ? 'no-existe' : 'gone'),
})
