import { Button, FormError, Stack } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'

import { contract } from '../../contract.ts'
import { inLanguage } from '../../language.ts'
import { Narrow } from '../../narrow.tsx'
import { words } from './words.ts'

const meta: Meta<typeof FormError> = {
  title: 'Shop/Account/Form error',
  component: FormError,
  parameters: {
    ...contract('Why the whole form was refused.', [
      'Its place is an alert that is always on the page, so that the message is announced when it comes.',
    ]),
  },
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
