import { BriefcaseIcon, SegmentedControl, Stack, UserIcon } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { guide } from '../guide.ts'
import { localize } from '../localize.ts'
import { Narrow } from '../narrow.tsx'
import { states } from '../states.tsx'
import { messages } from './messages.ts'

const meta: Meta<typeof SegmentedControl> = {
  title: 'Controls/Segmented control',
  tags: ['desk'],
  component: SegmentedControl,
  parameters: guide({
    status: 'ready',
    alsoCalled: ['Toggle group', 'Button toggle'],
    summary: 'One of two to four short options that change the content below.',
    use: ['Two to four short options that change the content below: Particular, Empresa.'],
    avoid: ['The views have a heading and much content: Tabs.', 'A form field: RadioGroup.'],
    anatomy: ['The frame.', 'The segments, one filled.'],
    do: ['Keep all labels on one line at 320 px.'],
    dont: ['Do not use it for on and off: that is a Switch.'],
    keys: [
      ['Tab', 'Focuses the selected segment.'],
      ['Arrow keys', 'Move and select.'],
    ],
    access: [`\`role="radiogroup"\`, named by \`label\`.`, 'One tab stop; arrow keys move and select.'],
    content: ['One word each, two at most.'],
  }),
}
export default meta
type Story = StoryObj<typeof SegmentedControl>

type Kind = 'personal' | 'company'

function Account({ label, kinds }: { label: string; kinds: Record<Kind, string> }) {
  const [kind, setKind] = useState<Kind>('personal')
  const options = (['personal', 'company'] as const).map((value) => ({ value, label: kinds[value] }))
  return <SegmentedControl label={label} value={kind} onValueChange={setKind} options={options} />
}

export const Default: Story = {
  render: (_args, context) => {
    const t = localize(messages, context)
    return <Account label={t.account} kinds={t.accounts} />
  },
  play: async ({ canvasElement, ...context }) => {
    const t = localize(messages, context)
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('radio', { name: t.accounts.company }))
    await expect(canvas.getByRole('radio', { name: t.accounts.company })).toBeChecked()
    // Radix selects on focus only while an arrow key is down.
    await userEvent.keyboard('{ArrowLeft>}')
    await waitFor(() => expect(canvas.getByRole('radio', { name: t.accounts.personal })).toBeChecked())
  },
}

export const EveryCombination: Story = {
  render: (_args, context) => {
    const t = localize(messages, context)
    const common = { label: t.account, value: 'personal', onValueChange: () => undefined }
    const personal = { value: 'personal', label: t.accounts.personal }
    const company = { value: 'company', label: t.accounts.company }
    return (
      <Stack gap="lg" align="start">
        <SegmentedControl {...common} options={[personal, company]} />
        <SegmentedControl {...common} options={[personal, { ...company, disabled: true }]} />
        <SegmentedControl {...common} options={[personal, company]} disabled />
        <SegmentedControl
          {...common}
          options={[
            { ...personal, icon: <UserIcon /> },
            { ...company, icon: <BriefcaseIcon /> },
          ]}
        />
      </Stack>
    )
  },
}

export const LongestSpanishAt320: Story = {
  render: () => (
    <Narrow>
      <Account
        label={messages.es.account}
        kinds={{ personal: 'Recogida y entrega a domicilio', company: 'Recogida en la tienda más cercana' }}
      />
    </Narrow>
  ),
}

export const States: Story = states(Default, {
  disabled: {
    render: (_args, context) => {
      const t = localize(messages, context)
      const options = (['personal', 'company'] as const).map((value) => ({ value, label: t.accounts[value] }))
      return (
        <SegmentedControl
          label={t.account}
          value="personal"
          onValueChange={() => undefined}
          options={options}
          disabled
        />
      )
    },
  },
})
