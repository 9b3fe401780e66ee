import { FieldGroup, TextField } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { messages as english } from '#storefront/locales/en.ts'
import { messages as spanish } from '#storefront/locales/es.ts'
import { guide } from '../guide.ts'
import { keyboardStory } from '../keyboard.ts'
import { localize } from '../localize.ts'
import { Narrow } from '../narrow.tsx'
import { states } from '../states.tsx'

const messages = { es: spanish.account.driver, en: english.account.driver }

const meta: Meta<typeof FieldGroup> = {
  title: 'Fields/Field group',
  component: FieldGroup,
  parameters: guide({
    status: 'new',
    alsoCalled: ['Disclosure', 'Details', 'Collapsible'],
    summary: 'Fields or further ways of a form that are shown on demand.',
    use: [
      'Fields that few customers fill in: what a driver needs, billing data.',
      'Ways that few customers take: to log in without a password.',
    ],
    avoid: ['Required fields: show them.', 'Questions and answers: Accordion.'],
    anatomy: ['The name of the group, with a hint.', 'The chevron.', 'The fields.'],
    do: ['Open it with `defaultOpen` when a field has a value.', 'Set `invalid` when a field has an error.'],
    dont: ['Do not nest groups.'],
    keys: [['Enter, Space', 'Open or close the group.']],
    access: ['A native `details` element: its summary states whether it is open.'],
    content: ['The name says who or what the fields are for.'],
  }),
}
export default meta
type Story = StoryObj<typeof FieldGroup>

const groupOf = (t: typeof messages.es, props: { defaultOpen?: boolean; invalid?: boolean } = {}) => (
  <FieldGroup label={t.title} hint={t.hint} {...props}>
    <TextField label={t.entryCode} />
    <TextField label={t.note} />
  </FieldGroup>
)

export const Default: Story = {
  render: (_args, context) => groupOf(localize(messages, context)),
  play: async (context) => {
    const t = localize(messages, context)
    const canvas = within(context.canvasElement)
    const code = canvas.getByLabelText(t.entryCode)
    await expect(code).not.toBeVisible()
    await userEvent.click(canvas.getByText(t.title))
    await userEvent.type(code, '48#')
    await userEvent.click(canvas.getByText(t.title))
    await userEvent.click(canvas.getByText(t.title))
    await expect(code).toBeVisible()
    await expect(code).toHaveValue('48#')
  },
}

export const Open: Story = {
  render: (_args, context) => groupOf(localize(messages, context), { defaultOpen: true }),
  parameters: { screenshot: 'none' },
}

export const Invalid: Story = {
  render: (_args, context) => groupOf(localize(messages, context), { invalid: true }),
  parameters: { screenshot: 'none' },
}

export const LongestSpanishAt320: Story = {
  render: () => <Narrow>{groupOf(messages.es, { defaultOpen: true })}</Narrow>,
}

export const ByKeyboard: Story = keyboardStory(Default)
export const States: Story = states(Default)
