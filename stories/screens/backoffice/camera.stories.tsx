import { findCustomers } from '@colada/domain/staff/customers-contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { respond } from '../handlers.ts'
import { emptyPicture, failWith, labelPicture, mockCamera, tracks } from './cameras.ts'
import { listedOrders } from './fixtures.ts'
import { staffMessages, staffScreen } from './screen.tsx'

const meta: Meta = {
  title: 'Screens/Back office/Camera',
  tags: ['!autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'Scans a label or a receipt with the camera at the counter. The detector is loaded with the dialog; the text goes where a keyboard scanner types it.',
      },
    },
  },
}
export default meta

interface CameraStory {
  /** What `getUserMedia` returns. */
  readonly camera: () => Promise<MediaStream>
  readonly orders?: typeof listedOrders
  readonly play: NonNullable<StoryObj['play']>
}

/** The counter with the dialog of the camera open. */
const cameraStory = ({ camera, orders = listedOrders, play }: CameraStory): StoryObj => ({
  ...staffScreen({
    path: '/counter',
    role: 'counter',
    handlers: [respond(findCustomers, { customers: [], orders: [...orders] })],
    async play(context) {
      const restore = mockCamera(camera)
      try {
        const { counter } = staffMessages(context)
        await userEvent.click(within(context.canvasElement).getByRole('button', { name: counter.scan }))
        await play(context)
      } finally {
        restore()
      }
    },
  }),
})

const findDialog = (context: Parameters<NonNullable<StoryObj['play']>>[0]) =>
  within(document.body).findByRole('dialog', { name: staffMessages(context).camera.title })

const expectNoTracks = () => waitFor(() => expect(tracks.map((track) => track.readyState)).toEqual(['ended']))

/** The browser asks for the permission. */
export const Asking = cameraStory({
  camera: () => new Promise(() => undefined),
  async play(context) {
    const status = await within(await findDialog(context)).findByRole('status')
    await expect(status).toHaveTextContent(staffMessages(context).camera.asking)
  },
})

const problemStory = (name: string, problem: 'refused' | 'missing' | 'failed') =>
  cameraStory({
    camera: failWith(name),
    async play(context) {
      const { camera, common } = staffMessages(context)
      const dialog = within(await findDialog(context))
      await expect(await dialog.findByRole('alert')).toHaveTextContent(camera[problem].title)
      await expect(dialog.getByText(camera[problem].text)).toBeVisible()
      // Allowed or connected meanwhile.
      mockCamera(emptyPicture)
      await userEvent.click(dialog.getByRole('button', { name: common.calls.retry }))
      await expect(await dialog.findByLabelText(camera.picture)).toBeVisible()
    },
  })

export const PermissionRefused = problemStory('NotAllowedError', 'refused')

export const NoCamera = problemStory('NotFoundError', 'missing')

/** Another program uses it. */
export const CameraBusy = problemStory('NotReadableError', 'failed')

/** Closing the dialog stops the camera. */
export const Reading = cameraStory({
  camera: emptyPicture,
  async play(context) {
    const { camera, counter } = staffMessages(context)
    const dialog = within(await findDialog(context))
    await expect(await dialog.findByLabelText(camera.picture)).toBeVisible()
    await expect(tracks.map((track) => track.readyState)).toEqual(['live'])
    await userEvent.keyboard('{Escape}')
    await expectNoTracks()
    const open = within(context.canvasElement).getByRole('button', { name: counter.scan })
    await waitFor(() => expect(open).toHaveFocus())
  },
})

/** The tag opens its order. */
export const Found = cameraStory({
  camera: labelPicture,
  async play(context) {
    const title = staffMessages(context).orders.detail.title.replace('{{locator}}', '4F7K30A')
    await within(context.canvasElement).findByRole('heading', { level: 1, name: title }, { timeout: 20_000 })
    await expectNoTracks()
  },
})

/** Another label can be scanned; the text is in the field, as if it were typed. */
export const UnknownTag = cameraStory({
  camera: labelPicture,
  orders: [],
  async play(context) {
    const { camera, counter } = staffMessages(context)
    const dialog = within(await findDialog(context))
    const alert = await dialog.findByRole('alert', undefined, { timeout: 20_000 })
    await expect(alert).toHaveTextContent(camera.unknown.replace('{{text}}', '4F7K30A-02'))
    await expectNoTracks()
    mockCamera(emptyPicture)
    await userEvent.click(dialog.getByRole('button', { name: camera.again }))
    await expect(await dialog.findByLabelText(camera.picture)).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expectNoTracks()
    const field = within(context.canvasElement).getByLabelText(counter.finder.label)
    await expect(field).toHaveValue('4F7K30A-02')
  },
})
