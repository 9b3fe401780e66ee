import { trackOrder } from '@colada/domain/orders/tracking-contract'
import { routePath } from '@colada/domain/routes/route-path'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { neverRespond, respond, respondError } from './handlers.ts'
import { shopMessages } from './messages.ts'
import { screen } from './screen.tsx'

const meta: Meta = {
  title: 'Screens/Orders/Tracking',
  tags: ['!autodocs'],
  parameters: {
    docs: {
      description: {
        component: 'Where an order is, by the link of its newest mail: no name, street, garments or money.',
      },
    },
  },
}
export default meta

const path = (language: 'es' | 'en') => routePath(language, 'Tracking', { token: 'token' })

const tracked = {
  order_status: 40,
  since: 1_796_029_200,
  pickup: { date: '2026-11-24', start: '09:00', end: '11:00', place: 'address', town: 'Madrid' },
  delivery: {
    date: '2026-11-30',
    start: '19:00',
    end: '21:00',
    place: 'address',
    town: 'Pozuelo de Alarcón',
  },
  return_due: false,
} as const

export const OnItsWay: StoryObj = {
  ...screen({
    path,
    handlers: [respond(trackOrder, tracked)],
    play: async (context) => {
      const { tracking } = shopMessages(context)
      const canvas = within(context.canvasElement)
      await expect(
        await canvas.findByRole('heading', { name: tracking.sentence.outForDelivery }),
      ).toBeVisible()
      await expect(canvas.getByText(/Pozuelo de Alarcón/)).toBeVisible()
    },
  }),
  tags: ['desk'],
}

export const ReadyAtTheStore: StoryObj = screen({
  path,
  handlers: [
    respond(trackOrder, {
      ...tracked,
      order_status: 30,
      delivery: { ...tracked.delivery, place: 'store', town: 'Madrid' },
    }),
  ],
  play: async (context) => {
    const { tracking } = shopMessages(context)
    const canvas = within(context.canvasElement)
    await expect(await canvas.findByRole('heading', { name: tracking.sentence.ready })).toBeVisible()
  },
})

export const GarmentsComeBack: StoryObj = screen({
  path,
  handlers: [respond(trackOrder, { ...tracked, order_status: 60, pickup: null, return_due: true })],
  play: async (context) => {
    const { tracking } = shopMessages(context)
    const canvas = within(context.canvasElement)
    await expect(await canvas.findByText(tracking.return)).toBeVisible()
    await expect(canvas.queryByText(tracking.pickup)).toBeNull()
  },
})

export const Loading: StoryObj = screen({ path, handlers: [neverRespond(trackOrder)], staysPending: true })

export const Replaced: StoryObj = screen({
  path,
  handlers: [respondError(trackOrder, 'linkReplaced', 'Este enlace ya no sirve.')],
  play: async (context) => {
    const { tracking } = shopMessages(context)
    const canvas = within(context.canvasElement)
    await expect(await canvas.findByText(tracking.replaced.title)).toBeVisible()
  },
})

export const Unknown: StoryObj = screen({
  path,
  handlers: [respondError(trackOrder, 'notFound', 'No hemos encontrado lo que buscas.')],
  play: async (context) => {
    const { tracking } = shopMessages(context)
    const canvas = within(context.canvasElement)
    await expect(await canvas.findByRole('link', { name: tracking.contact })).toBeVisible()
  },
})

export const Failed: StoryObj = screen({
  path,
  handlers: [respondError(trackOrder, 'unavailable', 'Vuelve a intentarlo en unos segundos.')],
  play: async (context) => {
    const { common } = shopMessages(context)
    const canvas = within(context.canvasElement)
    await expect(await canvas.findByRole('button', { name: common.calls.retry })).toBeVisible()
  },
})
