import { ShareButtons } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { guide } from '../guide.ts'
import { localize } from '../localize.ts'
import { Narrow } from '../narrow.tsx'
import { states } from '../states.tsx'
import { messages } from './messages.ts'

const meta: Meta<typeof ShareButtons> = {
  title: 'Controls/Share buttons',
  component: ShareButtons,
  parameters: guide({
    status: 'new',
    alsoCalled: ['Social sharing'],
    summary: 'Shares something: with the device’s share sheet, as a copied link, by mail, by WhatsApp.',
    use: ['Sharing a product or the customer’s own code.'],
    avoid: ['A URL that is only shown: TextLink.'],
    anatomy: ['The device’s share sheet, if it has one.', 'Copying the link.', 'Mail.', 'WhatsApp.'],
    do: ['Give a `text` where the link alone is not enough.'],
    dont: ['Do not load third-party scripts: mail and WhatsApp are links.'],
    keys: [
      ['Tab', 'From one option to the next.'],
      ['Enter', 'Activates it; Space too, if it is a button.'],
    ],
    access: [
      'A group with a name. Copying is a button; mail and WhatsApp are links, so no request is sent before a click.',
      'The share sheet is offered only if the device has one.',
      'The result of copying is announced and shown on the button.',
    ],
    content: [
      'The group label says what is shared: “Compartir esta prenda”. What happened is short: “Enlace copiado”.',
    ],
  }),
}
export default meta
type Story = StoryObj<typeof ShareButtons>

const shared = { title: messages.es.share.title, url: 'https://colada.example/camisas/1' }

/** Stubs the share and clipboard APIs. */
const withClipboard = (writeText: () => Promise<void>) => () => {
  const own = navigator.clipboard
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
  return () => Object.defineProperty(navigator, 'clipboard', { configurable: true, value: own })
}

/** A browser without a share sheet, like most desktop browsers. */
const withoutSheet = () => {
  const own = navigator.share
  Object.defineProperty(navigator, 'share', { configurable: true, value: undefined })
  return () => Object.defineProperty(navigator, 'share', { configurable: true, value: own })
}

const render: Story['render'] = (_args, context) => {
  const { share } = localize(messages, context)
  return <ShareButtons label={share.label} content={shared} labels={share} />
}

export const Default: Story = {
  render,
  beforeEach: () => {
    const restore = [withoutSheet(), withClipboard(() => Promise.resolve())()]
    return () => restore.forEach((undo) => undo())
  },
  play: async ({ canvasElement, ...context }) => {
    const { share } = localize(messages, context)
    const canvas = within(canvasElement)
    await expect(canvas.queryByRole('button', { name: share.device })).toBeNull()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(share.copied))
    await expect(canvas.getByRole('button', { name: share.copied })).toHaveFocus()
    await expect(canvas.getByRole('link', { name: share.mail })).toHaveAttribute(
      'href',
      `mailto:?subject=${encodeURIComponent(shared.title)}&body=${encodeURIComponent(`${shared.title}\n${shared.url}`)}`,
    )
  },
}

export const CopyFailed: Story = {
  render,
  beforeEach: () => {
    const restore = [withoutSheet(), withClipboard(() => Promise.reject(new Error('refused')))()]
    return () => restore.forEach((undo) => undo())
  },
  play: async ({ canvasElement, ...context }) => {
    const { share } = localize(messages, context)
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: share.copy }))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(share.copyFailed))
  },
}

const sheet = { asked: undefined as unknown }

export const WithDeviceShareSheet: Story = {
  render,
  beforeEach: () => {
    const restore = withoutSheet()
    Object.defineProperty(navigator, 'share', {
      configurable: true,
      value: (data: unknown) => {
        sheet.asked = data
        return Promise.reject(new DOMException('', 'AbortError'))
      },
    })
    return restore
  },
  play: async ({ canvasElement, ...context }) => {
    const { share } = localize(messages, context)
    await userEvent.click(within(canvasElement).getByRole('button', { name: share.device }))
    await expect(sheet.asked).toEqual(shared)
  },
}

export const LongestSpanishAt320: Story = {
  beforeEach: withoutSheet,
  render: () => (
    <Narrow>
      <ShareButtons label={messages.es.share.label} content={shared} labels={messages.es.share} />
    </Narrow>
  ),
}

export const States: Story = states(Default)
