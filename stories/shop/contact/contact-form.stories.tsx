import {
  Button,
  Checkbox,
  ContactForm,
  ContactMethods,
  FileDrop,
  PhoneField,
  TextArea,
  TextField,
} from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { guide } from '../../guide.ts'
import { keyboardStory } from '../../keyboard.ts'
import { localize } from '../../localize.ts'
import { Narrow } from '../../narrow.tsx'
import { messages, type ContactMessages } from './messages.ts'
import { waysOf } from './ways.tsx'

const meta: Meta<typeof ContactForm> = {
  title: 'Shop/Contact/Contact form',
  tags: ['desk'],
  component: ContactForm,
  parameters: guide({
    status: 'new',
    alsoCalled: ['Contact form parts'],
    summary: 'The contact form, for every kind of question.',
    use: ['Every contact form: companies, sofas, careers, general questions.'],
    avoid: ['Creating an account: RegisterPanel.'],
    anatomy: [
      'Heading and what to expect.',
      'Pairs of fields, then those of the full width.',
      'A picture, where it helps.',
      'Consent and the button.',
      'ContactMethods beside it.',
    ],
    do: ['Ask only for what a reply needs.'],
    dont: ['Do not repeat what a label says in its hint.'],
    keys: [
      ['Tab', 'From field to field.'],
      ['Enter', 'In a single-line field, submits.'],
    ],
    access: [
      'A region and a form named by the heading. Fields come as nodes, each with its label, hint and error.',
      'The error summary at the top is announced.',
    ],
    content: ['Say when to expect a reply.'],
  }),
}
export default meta
type Story = StoryObj<typeof ContactForm>

const onSubmit = fn()

const formOf = (t: ContactMessages, state: { failed?: boolean; alone?: boolean } = {}) => (
  <ContactForm
    heading={t.heading}
    headingLevel={2}
    intro={t.intro}
    onSubmit={(event) => {
      event.preventDefault()
      onSubmit()
    }}
    error={state.failed ? t.error : undefined}
    pairs={[
      {
        id: 'who',
        first: <TextField label={t.name} autoComplete="name" error={state.failed ? t.missing : undefined} />,
        second: <TextField label={t.email} type="email" autoComplete="email" />,
      },
      {
        id: 'where',
        first: <PhoneField label={t.phone} />,
        second: <TextField label={t.postalCode} inputMode="numeric" autoComplete="postal-code" />,
      },
    ]}
    fields={
      <>
        <TextField label={t.subject} autoComplete="off" />
        <TextArea label={t.message} hint={t.messageHint} />
      </>
    }
    file={
      <FileDrop
        label={t.picture}
        optional={t.optional}
        hint={t.pictureHint}
        accept="image/*"
        labels={{ choose: t.choose, drop: t.drop, remove: t.remove }}
        files={state.failed ? [{ id: '1', name: 'mantel.jpg', error: t.tooLarge }] : []}
        onAdd={fn()}
        onRemove={fn()}
      />
    }
    consents={<Checkbox label={t.terms} error={state.failed ? t.termsMissing : undefined} />}
    submit={<Button type="submit">{t.send}</Button>}
    aside={state.alone ? undefined : <ContactMethods methods={waysOf(t.ways)} />}
  />
)

export const Default: Story = {
  render: (_args, context) => formOf(localize(messages, context)),
  play: async (context) => {
    const t = localize(messages, context)
    const form = within(within(context.canvasElement).getByRole('form', { name: t.heading }))
    await userEvent.type(form.getByRole('textbox', { name: t.subject }), '{Enter}')
    await expect(onSubmit).toHaveBeenCalledOnce()
  },
}

export const Refused: Story = {
  render: (_args, context) => formOf(localize(messages, context), { failed: true, alone: true }),
  play: async (context) => {
    const t = localize(messages, context)
    await expect(within(context.canvasElement).getByRole('alert')).toHaveTextContent(t.error)
  },
}

export const LongestSpanishAt320: Story = {
  render: () => <Narrow>{formOf(messages.es, { failed: true })}</Narrow>,
}

export const ByKeyboard: Story = keyboardStory(Default)
