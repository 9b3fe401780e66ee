import { ButtonLink, Text, ThankYou } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { guide } from '../../guide.ts'
import { inLanguage } from '../../language.ts'
import { Narrow } from '../../narrow.tsx'
import { words, type PaymentWords } from './words.ts'

const meta: Meta<typeof ThankYou> = {
  title: 'Shop/Payment/Thank you',
  component: ThankYou,
  parameters: guide({
    status: 'ready',
    summary: 'The order is made.',
    use: ['The order is made, once, after the payment.'],
    avoid: ['A small success: ToastStack.'],
    anatomy: [
      'The sign.',
      'The title and a sentence.',
      'The locator.',
      'When we come and what to prepare.',
      'Where to follow it.',
    ],
    do: ['Show the locator as text that can be copied.'],
    dont: ['Do not sell anything here.'],
    keys: [['Tab', 'To the actions.']],
    access: [
      'A heading at the level the page or the dialog needs; the sign is decoration.',
      'The locator is text that can be selected and read out.',
    ],
    content: ['Thanks, then what happens next.'],
  }),
}
export default meta
type Story = StoryObj<typeof ThankYou>

const thanksOf = (t: PaymentWords['thanks'], code = 'COL-7K2M') => (
  <ThankYou
    title={t.title}
    headingLevel={1}
    text={t.text}
    locator={{ label: t.locator, value: code }}
    actions={
      <>
        <ButtonLink href="#order" size="large" fullWidth>
          {t.follow}
        </ButtonLink>
        <ButtonLink href="#home" appearance="plain" fullWidth>
          {t.home}
        </ButtonLink>
      </>
    }
  >
    <Text>{t.steps}</Text>
  </ThankYou>
)

export const Default: Story = {
  render: (_args, context) => thanksOf(inLanguage(words, context).thanks),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('COL-7K2M')).toBeVisible()
  },
}

export const LongestSpanishAt320: Story = {
  render: () => <Narrow>{thanksOf(words.es.thanks, 'COL-7K2M-BARCELONA-46-000000001')}</Narrow>,
}
