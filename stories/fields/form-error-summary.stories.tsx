import { Button, FormErrorSummary, Stack, TextField } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { guide } from '../guide.ts'
import { localize } from '../localize.ts'
import { Narrow } from '../narrow.tsx'
import { states } from '../states.tsx'
import { messages } from './messages.ts'

const meta: Meta<typeof FormErrorSummary> = {
  title: 'Fields/Form error summary',
  component: FormErrorSummary,
  parameters: guide({
    status: 'new',
    alsoCalled: ['Error summary', 'Validation summary'],
    summary: 'Why the form was rejected, with a link to each invalid field.',
    use: ['The form or several fields were rejected.'],
    avoid: ['One visible field is invalid: its own error.'],
    anatomy: [
      'A container that is always present.',
      'The message, when there is one.',
      'A link to each invalid field.',
    ],
    do: ['Put it before the fields.', 'Give each field’s error in the same words as at the field.'],
    dont: ['Do not list labels alone: they do not say what to do.'],
    keys: [
      ['Tab', 'From one field’s link to the next.'],
      ['Enter', 'Focuses the field.'],
    ],
    access: [
      'Its container is an alert that is always present, so that the message is announced when it appears.',
      'Each link focuses its field; the URL does not change.',
      'The field itself shows its error, too.',
    ],
    content: ['What is wrong and what to do: “Revisa 2 campos:”.'],
  }),
}
export default meta
type Story = StoryObj<typeof FormErrorSummary>

type Words = (typeof messages)['es']

function Failing({ t }: { t: Words }) {
  const [failed, setFailed] = useState(false)
  const problems = [
    { fieldId: 'summary-email', text: t.emailError },
    { fieldId: 'summary-address', text: t.noAddress },
  ]
  return (
    <Stack>
      <FormErrorSummary text={failed && t.summary.fields(problems.length)} problems={problems} />
      <TextField id="summary-email" label={t.email} error={failed ? t.emailError : undefined} />
      <TextField id="summary-address" label={t.address} error={failed ? t.noAddress : undefined} />
      <div>
        <Button onClick={() => setFailed(!failed)}>{t.confirm}</Button>
      </div>
    </Stack>
  )
}

export const Default: Story = {
  render: (_args, context) => <Failing t={localize(messages, context)} />,
  play: async ({ canvasElement, ...context }) => {
    const t = localize(messages, context)
    const canvas = within(canvasElement)
    const place = canvas.getByRole('alert')
    await expect(place).toBeEmptyDOMElement()
    await userEvent.click(canvas.getByRole('button'))
    await expect(place).toHaveTextContent(t.summary.fields(2))
    within(place).getByRole('link', { name: t.noAddress }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('textbox', { name: t.address })).toHaveFocus()
  },
}

export const EveryCombination: Story = {
  render: (_args, context) => {
    const t = localize(messages, context)
    return (
      <Stack gap="lg">
        <FormErrorSummary text={t.summary.whole} />
        <FormErrorSummary
          text={t.summary.fields(1)}
          problems={[{ fieldId: 'nowhere', text: t.emailError }]}
        />
      </Stack>
    )
  },
}

export const LongestSpanishAt320: Story = {
  render: () => (
    <Narrow>
      <FormErrorSummary
        text={messages.es.summary.fields(3)}
        problems={[
          { fieldId: 'a', text: messages.es.longLabels.passwordError },
          { fieldId: 'b', text: messages.es.longLabels.widthError },
          { fieldId: 'c', text: messages.es.emailError },
        ]}
      />
    </Narrow>
  ),
}

export const States: Story = states(EveryCombination)
