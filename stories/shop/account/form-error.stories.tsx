import { Button, FormError, Stack } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'

import { guide } from '../../guide.ts'
import { inLanguage } from '../../language.ts'
import { Narrow } from '../../narrow.tsx'
import { words } from './words.ts'

const meta: Meta<typeof FormError> = {
  title: 'Shop/Account/Form error',
  component: FormError,
  parameters: guide({
    status: 'ready',
    summary: 'Why the whole form was refused.',
    use: ['The whole form was refused, by the server or for a reason of no single field.'],
    avoid: ['One field is wrong: its own error.'],
    anatomy: ['A place that is always there.', 'The message, when there is one.'],
    do: ['Put it before the fields, where reading goes on.'],
    dont: ['Do not list again what each field says.'],
    keys: [],
    access: [
      'Its place is an alert that is always on the page, so that the message is announced when it comes.',
    ],
    content: ['What is wrong and how to go on: “El correo o la contraseña no coinciden”.'],
  }),
}
export default meta
type Story = StoryObj<typeof FormError>

function Failing({ text }: { text: string }) {
  const [failed, setFailed] = useState(false)
  return (
    <Stack>
      <FormError text={failed ? text : undefined} />
      <Button onClick={() => setFailed(!failed)}>{words.es.login.submit}</Button>
    </Stack>
  )
}

export const Default: Story = {
  render: (_args, context) => <Failing text={inLanguage(words, context).login.error} />,
  play: async ({ canvasElement, globals }) => {
    const t = words[globals.language === 'en' ? 'en' : 'es'].login
    const place = within(canvasElement).getByRole('alert')
    await expect(place).toBeEmptyDOMElement()
    await userEvent.click(within(canvasElement).getByRole('button'))
    await expect(place).toHaveTextContent(t.error)
  },
}

export const LongestSpanishAt320: Story = {
  render: () => (
    <Narrow>
      <FormError text={words.es.form.error} />
    </Narrow>
  ),
}
