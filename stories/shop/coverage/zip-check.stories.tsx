import { ButtonLink, Stack, ZipCheck, type ZipCheckState } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { guide } from '../../guide.ts'
import { keyboardStory } from '../../keyboard.ts'
import { localize } from '../../localize.ts'
import { Narrow } from '../../narrow.tsx'
import { messages, type CoverageMessages } from './messages.ts'

const meta: Meta<typeof ZipCheck> = {
  title: 'Shop/Coverage/Zip check',
  component: ZipCheck,
  parameters: guide({
    status: 'ready',
    alsoCalled: ['Postal code check'],
    summary: 'Whether an address is covered.',
    use: ['Before an order: whether an address is covered.'],
    avoid: ['Within an address form: the field’s own error.'],
    anatomy: [
      'The field for five digits and its button.',
      'The hint, or the estimated location.',
      'The result: covered, not covered, sent.',
      'If not covered, a field for an e-mail address.',
    ],
    do: ['Say what comes next when it is covered.'],
    dont: ['Do not ask for the whole address.'],
    keys: [['Enter', 'Checks the postal code.']],
    access: [
      'Enter checks. Only digits are accepted, five at most.',
      'The result is a status; an error describes its field.',
      'Outside the coverage there is a separate form for an e-mail address.',
    ],
    content: ['The result begins with yes or no: “Sí, llegamos a 28001”.'],
  }),
}
export default meta
type Story = StoryObj<typeof ZipCheck>

const statesOf = (t: CoverageMessages): ZipCheckState[] => {
  const email = {
    label: t.email,
    value: '',
    submitLabel: t.send,
    busyLabel: t.sending,
    onChange: fn(),
    onSubmit: fn(),
  }
  return [
    { kind: 'idle' },
    { kind: 'checking' },
    { kind: 'invalid', text: t.invalid },
    { kind: 'failed', text: t.failed },
    {
      kind: 'covered',
      title: t.covered.title,
      text: t.covered.text,
      action: <ButtonLink href="#all">{t.covered.action}</ButtonLink>,
    },
    { kind: 'notCovered', ...t.notCovered, email },
    { kind: 'notCovered', ...t.notCovered, email: { ...email, value: 'lucia@', error: t.emailError } },
    { kind: 'sent', text: t.sent },
  ]
}

const checkOf = (t: CoverageMessages, state: ZipCheckState, value = '28013') => (
  <ZipCheck
    label={t.label}
    hint={t.hint}
    submitLabel={t.check}
    checkingLabel={t.checking}
    value={value}
    onChange={fn()}
    onCheck={fn()}
    state={state}
  />
)

const onCheck = fn()

function Checking({ t }: { t: CoverageMessages }) {
  const [code, setCode] = useState('')
  const [state, setState] = useState<ZipCheckState>({ kind: 'idle' })
  return (
    <ZipCheck
      label={t.label}
      submitLabel={t.check}
      checkingLabel={t.checking}
      value={code}
      onChange={setCode}
      onCheck={(checked) => {
        onCheck(checked)
        setState(
          checked.length < 5
            ? { kind: 'invalid', text: t.invalid }
            : { kind: 'covered', title: t.covered.title, text: t.covered.text },
        )
      }}
      state={state}
    />
  )
}

export const Default: Story = {
  render: (_args, context) => <Checking t={localize(messages, context)} />,
  play: async ({ canvasElement, globals }) => {
    const t = messages[globals.language === 'en' ? 'en' : 'es']
    const canvas = within(canvasElement)
    const field = canvas.getByRole('textbox', { name: t.label })
    await userEvent.type(field, '28a0{Enter}')
    await expect(field).toHaveAccessibleDescription(t.invalid)
    await userEvent.type(field, '1399{Enter}')
    await expect(onCheck).toHaveBeenLastCalledWith('28013')
    await expect(canvas.getByRole('status')).toHaveTextContent(t.covered.title)
  },
}

export const EveryCombination: Story = {
  render: (_args, context) => {
    const t = localize(messages, context)
    return (
      <Stack gap="xl">
        {statesOf(t).map((state, at) => (
          // Two entries have the same kind, and the list is static.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={at}>{checkOf(t, state)}</div>
        ))}
      </Stack>
    )
  },
}

function Leaving({ t }: { t: CoverageMessages }) {
  const [isSent, setSent] = useState(false)
  const email = {
    label: t.email,
    value: 'lucia@example.es',
    submitLabel: t.send,
    busyLabel: t.sending,
    onChange: fn(),
    onSubmit: () => setSent(true),
  }
  return checkOf(
    t,
    isSent ? { kind: 'sent', text: t.sent } : { kind: 'notCovered', ...t.notCovered, email },
    '50001',
  )
}

/** The form is removed after its response; the focus moves to the postal code. */
export const EmailSent: Story = {
  render: (_args, context) => <Leaving t={localize(messages, context)} />,
  play: async ({ canvasElement, ...context }) => {
    const t = localize(messages, context)
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('textbox', { name: t.email }), '{Enter}')
    await expect(canvas.getByRole('status')).toHaveTextContent(t.sent)
    await expect(canvas.getByRole('button', { name: t.check })).toHaveFocus()
  },
}

const onGuess = fn()

/** The estimated location replaces the hint; accepting it keeps the focus in the field. */
export const SuggestedPostalCode: Story = {
  render: (_args, context) => {
    const t = localize(messages, context)
    return (
      <ZipCheck
        label={t.label}
        hint={t.hint}
        submitLabel={t.check}
        checkingLabel={t.checking}
        value=""
        onChange={fn()}
        onCheck={fn()}
        suggestion={{ ...t.guess, onClick: onGuess }}
        state={{ kind: 'idle' }}
      />
    )
  },
  play: async ({ canvasElement, globals }) => {
    const t = messages[globals.language === 'en' ? 'en' : 'es']
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(`${t.guess.text} ${t.guess.label}`)
    await userEvent.click(canvas.getByRole('button', { name: t.guess.label }))
    await expect(onGuess).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('button', { name: t.check })).toHaveFocus()
  },
}

export const LongestSpanishAt320: Story = {
  render: () => <Narrow>{checkOf(messages.es, statesOf(messages.es)[6]!, '15001')}</Narrow>,
}

export const ByKeyboard: Story = keyboardStory(Default)
