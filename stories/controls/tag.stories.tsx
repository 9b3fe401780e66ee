import { Stack, Tag, TagIcon, TagList } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'

import { guide } from '../guide.ts'
import { localize } from '../localize.ts'
import { Narrow } from '../narrow.tsx'
import { states } from '../states.tsx'
import { messages } from './messages.ts'

const meta: Meta<typeof Tag> = {
  title: 'Controls/Tag',
  component: Tag,
  parameters: guide({
    status: 'new',
    playground: 'One',
    alsoCalled: ['Token', 'Removable chip'],
    summary: 'Something that was chosen or typed and can be taken away again: a filter, a code.',
    use: ['What was chosen and can be taken away: filters, a code.'],
    avoid: ['A state: Badge.', 'A filter that is switched on and off: Chip.'],
    anatomy: ['An optional icon.', 'The words.', 'The button that takes it away.'],
    do: ['Put several into a TagList: it looks after the focus.'],
    dont: ['Do not make the words a link: only the button is pressed.'],
    keys: [
      ['Tab', 'To the button of each tag.'],
      ['Enter, Space', 'Takes it away; the focus goes to the next.'],
    ],
    access: [
      'The button names what it takes away.',
      'When a tag of a list goes, the focus goes to the next one, or to the list when it was the last.',
      'The button is drawn 36 px high and answers to a finger 44 px high.',
      'A state is a Badge, a filter that is switched on and off a Chip.',
    ],
    content: ['One to three words. The button says which it takes: “Quitar Camisas”.'],
  }),
}
export default meta
type Story = StoryObj<typeof Tag>

type Words = (typeof messages)['es']

function Filters({ t }: { t: Words }) {
  const [chosen, setChosen] = useState(t.filters)
  return (
    <TagList
      label={t.tags.label}
      tags={chosen.map((text) => ({ id: text, text, removeLabel: t.tags.remove(text) }))}
      onRemove={(id) => setChosen(chosen.filter((text) => text !== id))}
    />
  )
}

export const Default: Story = {
  render: (_args, context) => <Filters t={localize(messages, context)} />,
  play: async ({ canvasElement, ...context }) => {
    const { filters, tags } = localize(messages, context)
    const canvas = within(canvasElement)
    const buttonOf = (at: number) => canvas.getByRole('button', { name: tags.remove(filters[at]!) })
    buttonOf(1).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
    await expect(buttonOf(2)).toHaveFocus()
    await userEvent.click(buttonOf(3))
    await expect(buttonOf(2)).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(buttonOf(0)).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('list', { name: tags.label })).toHaveFocus()
  },
}

const onRemove = fn()

export const One: Story = {
  render: (_args, context) => {
    const { tags } = localize(messages, context)
    return (
      <Tag icon={<TagIcon size="small" />} removeLabel={tags.remove(tags.code)} onRemove={onRemove}>
        {tags.code}
      </Tag>
    )
  },
  play: async ({ canvasElement }) => {
    onRemove.mockClear()
    await userEvent.click(within(canvasElement).getByRole('button'))
    await expect(onRemove).toHaveBeenCalledOnce()
  },
}

export const EveryCombination: Story = {
  render: (_args, context) => {
    const t = localize(messages, context)
    const common = { removeLabel: t.tags.remove(t.tags.code), onRemove, children: t.tags.code }
    return (
      <Stack gap="md" align="start">
        <Tag {...common} />
        <Tag {...common} icon={<TagIcon size="small" />} />
        <Tag {...common} busy />
        <Tag {...common} disabled />
      </Stack>
    )
  },
  play: async ({ canvasElement }) => {
    const [, , busy, disabled] = within(canvasElement).getAllByRole('button')
    await userEvent.click(busy!)
    await userEvent.click(disabled!)
    await expect(onRemove).not.toHaveBeenCalled()
  },
}

export const LongestSpanishAt320: Story = {
  render: () => (
    <Narrow>
      <Tag removeLabel={messages.es.tags.remove(messages.es.longest)} onRemove={fn()}>
        {messages.es.longLabels.performance}
      </Tag>
    </Narrow>
  ),
}

export const States: Story = states(Default, {
  disabled: {
    render: (_args, context) => {
      const t = localize(messages, context)
      return (
        <Tag removeLabel={t.tags.remove(t.tags.code)} onRemove={onRemove} disabled>
          {t.tags.code}
        </Tag>
      )
    },
  },
})
