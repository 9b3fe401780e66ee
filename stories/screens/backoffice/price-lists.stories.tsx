import {
  getPriceList,
  getPriceLists,
  updatePriceList,
  type WireListedPriceList,
  type WirePriceList,
} from '@colada/domain/staff/price-list-contract'
import type { Meta } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { failNetwork, respond, respondError } from '../handlers.ts'
import { staffMessages, staffScreen } from './screen.tsx'

const meta: Meta = {
  title: 'Screens/Back office/Price lists',
  tags: ['!autodocs'],
  parameters: {
    docs: {
      description: { component: 'Prices that are agreed with companies: lists, and the form of one.' },
    },
  },
}
export default meta

const lists: readonly WireListedPriceList[] = [
  { id: 1, name: 'Hoteles', archived: false, prices: 2, companies: 1 },
  { id: 2, name: 'Restaurantes 2025', archived: true, prices: 14, companies: 0 },
]
const list: WirePriceList = {
  id: 1,
  name: 'Hoteles',
  archived: false,
  version: 3,
  prices: [
    { product_id: 1, price: 3 },
    { product_id: 29, price: 14.5 },
  ],
}
const screenOfLists = { path: '/business/price-lists' }
const screenOfOne = { path: '/business/price-lists/1' }

export const List = staffScreen({
  ...screenOfLists,
  handlers: [respond(getPriceLists, { lists: [...lists] })],
})

export const NoLists = staffScreen({ ...screenOfLists, handlers: [respond(getPriceLists, { lists: [] })] })

export const NoConnection = staffScreen({ ...screenOfLists, handlers: [failNetwork(getPriceLists)] })

export const NameMissing = staffScreen({
  ...screenOfLists,
  handlers: [respond(getPriceLists, { lists: [...lists] })],
  play: async (context) => {
    const { priceLists } = staffMessages(context).business
    const canvas = within(context.canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: priceLists.add }))
    await expect(await canvas.findByText(priceLists.nameMissing)).toBeVisible()
  },
})

export const Prices = staffScreen({ ...screenOfOne, handlers: [respond(getPriceList, { list })] })

/** A product is found by its name and gets the price of the shop, to be changed. */
export const ProductAdded = staffScreen({
  ...screenOfOne,
  handlers: [respond(getPriceList, { list: { ...list, prices: [] } })],
  play: async (context) => {
    const { priceLists } = staffMessages(context).business
    const canvas = within(context.canvasElement)
    await userEvent.type(await canvas.findByLabelText(priceLists.find), '1')
    const [, name] = priceLists.addPrice.split('}}, ')
    await userEvent.click(
      await canvas.findByRole('button', { name: new RegExp(name!.replace('{{price}} ', '')) }),
    )
    await expect(await canvas.findByDisplayValue('3,95')).toBeVisible()
  },
})

export const InUse = staffScreen({
  ...screenOfOne,
  handlers: [
    respond(getPriceList, { list }),
    respondError(updatePriceList, 'priceListInUse', 'Hay empresas con esta tarifa.'),
  ],
  play: async (context) => {
    const { priceLists } = staffMessages(context).business
    const canvas = within(context.canvasElement)
    await userEvent.click(await canvas.findByLabelText(priceLists.archive))
    await userEvent.click(canvas.getByRole('button', { name: priceLists.save }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Hay empresas con esta tarifa.')
  },
})
