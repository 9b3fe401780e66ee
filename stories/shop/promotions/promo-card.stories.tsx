import { ButtonLink, Grid, PromoCard } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { guide } from '../../guide.ts'
import { keyboardStory } from '../../keyboard.ts'
import { localize } from '../../localize.ts'
import { Narrow } from '../../narrow.tsx'
import { productPicture } from '../pictures.ts'
import { messages, type PromotionsMessages } from './messages.ts'

const meta: Meta<typeof PromoCard> = {
  title: 'Shop/Promotions/Promo card',
  tags: ['desk'],
  component: PromoCard,
  parameters: guide({
    status: 'ready',
    summary: 'An offer: benefit, terms and code.',
    use: ['An offer on the page of promotions.'],
    avoid: ['A promotion for the current order: PromoChoice.'],
    anatomy: [
      'An optional picture.',
      'The title.',
      'Benefit and terms.',
      'The code, with a button that copies it.',
      'An optional action.',
    ],
    do: ['Say the terms before the code.'],
    dont: ['Do not show an offer that has ended.'],
    keys: [['Tab', 'To the copy button, then to the action; the code can be selected.']],
    access: [
      'An article with a heading at the level the page needs.',
      'The code is text that can be selected; copying it is confirmed in a live region.',
    ],
    content: ['The benefit as a number; terms in short lines.'],
  }),
}
export default meta
type Story = StoryObj<typeof PromoCard>

const onCopy = fn()

const cardOf = (t: PromotionsMessages, title: string, code = 'WASH20WEB') => (
  <PromoCard
    title={title}
    headingLevel={2}
    code={code}
    copy={{ label: t.copyVoucher, onClick: onCopy }}
    action={
      <div>
        <ButtonLink href="#start" tone="neutral">
          {t.use}
        </ButtonLink>
      </div>
    }
  >
    <p>{t.text}</p>
  </PromoCard>
)

export const Default: Story = {
  render: (_args, context) => {
    const t = localize(messages, context)
    return <div style={{ maxInlineSize: 420 }}>{cardOf(t, t.title)}</div>
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('WASH20WEB')).toBeVisible()
    await userEvent.click(canvas.getByRole('button'))
    await expect(onCopy).toHaveBeenCalledOnce()
  },
}

export const EveryCombination: Story = {
  render: (_args, context) => {
    const t = localize(messages, context)
    return (
      <Grid columns={{ base: 1, md: 3 }}>
        {cardOf(t, t.title)}
        <PromoCard title={t.longest} headingLevel={2} picture={productPicture(29)}>
          <p>{t.text}</p>
        </PromoCard>
      </Grid>
    )
  },
}

export const ByKeyboard: Story = keyboardStory(Default)

export const LongestSpanishAt320: Story = {
  render: () => <Narrow>{cardOf(messages.es, messages.es.longest, 'INVIERNO-EN-MADRID-2026')}</Narrow>,
}
