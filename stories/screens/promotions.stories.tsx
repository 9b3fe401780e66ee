import { getPromos } from '@colada/domain/promotions/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'

import { routePath } from '#storefront/platform/routes/paths.ts'
import { failNetwork, respond } from './handlers.ts'
import { screen } from './screen.tsx'

const meta: Meta = {
  title: 'Screens/Promotions',
  tags: ['!autodocs'],
  parameters: { docs: { description: { component: 'Codes, packs and discounts, three a page.' } } },
}
export default meta

const path = (language: 'es' | 'en') => routePath(language, 'Promotions')

export const FirstPage: StoryObj = { ...screen({ path }), tags: ['desk'] }

export const None: StoryObj = screen({ path, handlers: [respond(getPromos, { promotions: [] })] })

export const Lost: StoryObj = screen({ path, handlers: [failNetwork(getPromos)] })
