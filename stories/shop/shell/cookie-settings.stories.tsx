import { CookieSettings } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { guide } from '../../guide.ts'
import { localize } from '../../localize.ts'
import { Narrow } from '../../narrow.tsx'
import { messages, type ShellMessages } from './messages.ts'

const meta: Meta<typeof CookieSettings> = {
  title: 'Shop/Shell/Cookie settings',
  tags: ['desk'],
  component: CookieSettings,
  parameters: guide({
    status: 'new',
    alsoCalled: ['Cookie settings table', 'Consent preferences'],
    summary: 'A switch for each kind of cookie, on the page about cookies.',
    use: ['On the page about cookies, and behind “more” of the banner.'],
    avoid: ['The first request: CookieBanner.'],
    anatomy: [
      'A table: purpose, duration, allowed.',
      'One switch per kind; a lock for required ones.',
      'Buttons: none, all, or the selection.',
      'The confirmation.',
    ],
    do: [
      'Lock the necessary ones with the reason.',
      'Switch the other kinds off until the visitor decides: preselected consent is not valid.',
    ],
    dont: ['Do not emphasise “all” over “none”.'],
    keys: [
      ['Tab', 'From switch to switch, then to the buttons.'],
      ['Space', 'Switches.'],
    ],
    access: [
      'A table with a caption; each switch is named by its kind.',
      'The necessary ones stay on: their switch is focusable and says why.',
      'All and none have the same emphasis. Saving is announced in a live region.',
    ],
    content: ['A purpose is a sentence about the customer, not about technology.'],
  }),
}
export default meta
type Story = StoryObj<typeof CookieSettings>

const onSave = fn()

function Settings({ t }: { t: ShellMessages['cookieSettings'] }) {
  const [on, setOn] = useState<readonly string[]>(['necessary'])
  const [saved, setSaved] = useState(false)
  const choose = (ids: readonly string[]) => {
    setOn(ids)
    setSaved(true)
    onSave(ids)
  }
  return (
    <CookieSettings
      caption={t.caption}
      labels={t}
      kinds={t.kinds.map(([id = '', name = '', purpose = '', retention = '']) => ({
        id,
        name,
        purpose,
        retention,
        enabled: on.includes(id),
        ...(id === 'necessary' && { lockedReason: t.locked }),
      }))}
      onChange={(id, now) => {
        setSaved(false)
        setOn(now ? [...on, id] : on.filter((other) => other !== id))
      }}
      accept={{ label: t.acceptAll, onClick: () => choose(t.kinds.map(([id = '']) => id)) }}
      decline={{ label: t.declineAll, onClick: () => choose(['necessary']) }}
      save={{ label: t.save, onClick: () => choose(on) }}
      saved={saved ? t.saved : undefined}
    />
  )
}

export const Default: Story = {
  render: (_args, context) => <Settings t={localize(messages, context).cookieSettings} />,
  play: async (context) => {
    const t = localize(messages, context).cookieSettings
    const canvas = within(context.canvasElement)
    const [necessary, performance, , advertising] = t.kinds.map(([, name = '']) =>
      canvas.getByRole('switch', { name }),
    )
    await userEvent.click(necessary!)
    await expect(necessary).toBeChecked()
    await expect(necessary).toHaveAccessibleDescription(t.locked)
    await userEvent.click(performance!)
    await expect(performance).toBeChecked()
    advertising!.focus()
    await userEvent.keyboard(' ')
    await expect(advertising).toBeChecked()
    await userEvent.click(canvas.getByRole('button', { name: t.save }))
    await expect(onSave).toHaveBeenLastCalledWith(['necessary', 'performance', 'advertising'])
    await expect(canvas.getByRole('status')).toHaveTextContent(t.saved)
  },
}

export const AllOrNone: Story = {
  parameters: { screenshot: 'none' },
  render: (_args, context) => <Settings t={localize(messages, context).cookieSettings} />,
  play: async (context) => {
    const t = localize(messages, context).cookieSettings
    const canvas = within(context.canvasElement)
    const accept = canvas.getByRole('button', { name: t.acceptAll })
    const decline = canvas.getByRole('button', { name: t.declineAll })
    await expect(accept.className).toBe(decline.className)
    await expect(Math.abs(accept.offsetWidth - decline.offsetWidth)).toBeLessThanOrEqual(1)
    await userEvent.click(decline)
    await expect(canvas.getAllByRole('switch', { checked: true })).toHaveLength(1)
    await userEvent.click(accept)
    await expect(canvas.getAllByRole('switch', { checked: true })).toHaveLength(4)
  },
}

export const LongestSpanishAt320: Story = {
  globals: { viewport: { value: 'w320', isRotated: false } },
  render: () => (
    <Narrow>
      <Settings t={messages.es.cookieSettings} />
    </Narrow>
  ),
}
