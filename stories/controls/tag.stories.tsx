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
    alsoCalled: ['Token', 'Removable chip'],
    summary: 'Something selected or typed that can be removed: a filter, a code.',
    use: ['Selected items that can be removed: filters, a code.'],
    avoid: ['A state: Badge.', 'A filter that is switched on and off: Chip.'],
    anatomy: ['An optional icon.', 'The text.', 'The remove button.'],
    do: ['Put several into a TagList, which manages the focus.'],
    dont: ['Do not make the text a link: only the button is interactive.'],
    keys: [
      ['Tab', 'To the button of each tag.'],
      ['Enter, Space', 'Removes it; the focus moves to the next.'],
    ],
    access: [
      'The button names what it removes.',
      'When a tag is removed, the focus moves to the next one, or to the list after the last.',
      'The button is 36 px high; its touch target is 44 px.',
      'A state is a Badge, a filter that is switched on and off a Chip.',
    ],
    content: ['One to three words. The button says which tag it removes: “Quitar Camisas”.'],
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

const onRemove = fn()

export const Removable: Story = {
  parameters: { controls: { disable: false } },
  render: (args, context) => {
    const { tags } = localize(messages, context)
    return (
      <Tag {...args} icon={<TagIcon size="small" />} removeLabel={tags.remove(tags.code)} onRemove={onRemove}>
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
        {messages.es.tags.longest}
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
