import { checkZipCode } from '@colada/domain/coverage/contract'
import { routePath } from '@colada/domain/routes/route-path'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { cityRoutes } from '#storefront/platform/routes/city-routes.ts'
import { respond } from './handlers.ts'
import { shopMessages } from './messages.ts'
import { screen } from './screen.tsx'

const meta: Meta = {
  title: 'Screens/Coverage/Coverage',
  tags: ['!autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'The four cities, the page of each with its towns, hours, lead times and stores, and the schedule.',
      },
    },
  },
}
export default meta

/** Types a postal code and submits it with Enter. */
async function submitCode(context: Parameters<NonNullable<StoryObj['play']>>[0], code: string) {
  const { zip } = shopMessages(context).coverage
  const canvas = within(context.canvasElement)
  await userEvent.type(await canvas.findByLabelText(zip.label), `${code}{Enter}`)
  return { canvas, zip }
}

const result = { result: '', id_checked: 1 }

export const AllCities: StoryObj = {
  ...screen({ path: (language) => routePath(language, 'Coverage') }),
  tags: ['desk'],
}

export const CityWithStores: StoryObj = {
  ...screen({
    path: (language) => routePath(language, cityRoutes.madrid),
    // The stores are loaded when they come near the window.
    play: async (context) => {
      const { stores } = shopMessages(context).coverage
      const canvas = within(context.canvasElement)
      const name = stores.title.replace('{{city}}', 'Madrid')
      const title = await canvas.findByRole('heading', { name })
      title.scrollIntoView()
      await canvas.findAllByRole('button', { name: stores.map })
    },
  }),
  tags: ['desk'],
}

export const CityWithoutStore = screen({ path: (language) => routePath(language, cityRoutes.sevilla) })

/** Enter submits the check; the result shows days, hours and the next step. */
export const Covered = screen({
  path: (language) => routePath(language, cityRoutes.barcelona),
  handlers: [
    respond(checkZipCode, { ...result, avaiable: '1', cp: '08025', zone: 'Barcelona', town: 'Barcelona' }),
  ],
  play: async (context) => {
    const { canvas, zip } = await submitCode(context, '08025')
    await expect(await canvas.findByRole('link', { name: zip.choose })).toBeVisible()
  },
})

/** An uncovered postal code takes an e-mail address. */
export const NotCovered = screen({
  path: (language) => routePath(language, cityRoutes.valencia),
  handlers: [respond(checkZipCode, { ...result, avaiable: '0', cp: '50001', zone: '', town: '' })],
  play: async (context) => {
    const { canvas, zip } = await submitCode(context, '50001')
    await expect(await canvas.findByLabelText(zip.email)).toBeVisible()
  },
})

export const Schedule: StoryObj = {
  ...screen({ path: (language) => routePath(language, 'Schedules') }),
  tags: ['desk'],
}
