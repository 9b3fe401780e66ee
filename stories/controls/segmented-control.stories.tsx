import { SegmentedControl } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'

import { contract } from '../contract.ts'
import { inLanguage } from '../language.ts'
import { Narrow } from '../narrow.tsx'
import { words } from './words.ts'

const meta: Meta<typeof SegmentedControl> = {
  title: 'Controls/SegmentedControl',
  component: SegmentedControl,
  parameters: {
    ...contract('One of two to four short words that change what is shown below.', [
      `\`role="radiogroup"\`, named by \`label\`.`,
      'One stop of the Tab key; arrow keys move and choose.',
    ]),
  },
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
    const t = inLanguage(words, context)
    return <Account label={t.account} kinds={t.accounts} />
  },
  play: async ({ canvasElement, ...context }) => {
    const t = inLanguage(words, context)
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('radio', { name: t.accounts.company }))
    await expect(canvas.getByRole('radio', { name: t.accounts.company })).toBeChecked()
  },
}

export const LongestSpanishAt320: Story = {
  render: () => (
    <Narrow>
      <Account
        label={words.es.account}
        kinds={{ personal: 'Recogida y entrega a domicilio', company: 'Recogida en la tienda más cercana' }}
      />
    </Narrow>
  ),
}
