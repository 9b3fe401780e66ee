import { ButtonLink, ReferralBox, ShareButtons, Stack, VoucherCard } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { guide } from '../../guide.ts'
import { localize } from '../../localize.ts'
import { Narrow } from '../../narrow.tsx'
import { pagePicture } from '../pictures.ts'
import { messages, type PromotionsMessages } from './messages.ts'

const meta: Meta<typeof ReferralBox> = {
  title: 'Shop/Promotions/Referral box',
  component: ReferralBox,
  parameters: guide({
    status: 'new',
    alsoCalled: ['Refer a friend'],
    summary: 'Refer a friend: the reward, the code, and share buttons.',
    use: ['In the profile of a private customer; without a code on the front page.'],
    avoid: ['Business customers. A purchased code: VoucherCard.'],
    anatomy: [
      'Heading and what both sides get.',
      'The code, as a VoucherCard.',
      'Share buttons, or the link to registration.',
      'An illustration, from 769 px on.',
    ],
    do: ['Say when the money comes: once the friend’s order is delivered.'],
    dont: ['Do not show it before the code is known.'],
    keys: [['Tab', 'To the code’s button, then to the share buttons.']],
    access: [
      'A region named by its heading. The code is a VoucherCard: text that can be selected, with a button that copies it.',
      'A visitor without a code sees the link to registration.',
    ],
    content: ['The title contains the reward as a number.'],
  }),
}
export default meta
type Story = StoryObj<typeof ReferralBox>

const onCopy = fn()

const shared = ({ title }: PromotionsMessages['referral'], code: string) => ({
  title,
  text: code,
  url: `https://colada.example/?code=${code}`,
})

const boxOf = ({ referral }: PromotionsMessages, code = 'LUCIA-7K2M') => (
  <ReferralBox
    title={referral.title}
    headingLevel={2}
    text={referral.text}
    picture={pagePicture('referral')}
    code={
      <VoucherCard
        label={referral.code}
        code={code}
        uses={referral.uses}
        copy={{ label: referral.copy, onClick: onCopy }}
      />
    }
    action={<ShareButtons label={referral.share} content={shared(referral, code)} labels={referral.ways} />}
  />
)

export const Default: Story = {
  render: (_args, context) => boxOf(localize(messages, context)),
  play: async (context) => {
    const { referral } = localize(messages, context)
    const box = within(within(context.canvasElement).getByRole('region', { name: referral.title }))
    await userEvent.click(box.getByRole('button', { name: referral.copy }))
    await expect(onCopy).toHaveBeenCalledOnce()
    await expect(box.getByRole('group', { name: referral.share })).toBeVisible()
  },
}

export const EveryCombination: Story = {
  render: (_args, context) => {
    const t = localize(messages, context)
    const { text, join, share } = t.referral
    const action = <ButtonLink href="#join">{join}</ButtonLink>
    return (
      <Stack gap="lg">
        {boxOf(t)}
        <ReferralBox
          title={join}
          headingLevel={2}
          text={text}
          action={action}
          picture={pagePicture('referral')}
        />
        <ReferralBox title={share} headingLevel={2} text={text} action={action} />
      </Stack>
    )
  },
}

export const LongestSpanishAt320: Story = {
  render: () => <Narrow>{boxOf(messages.es, 'MARIA-DEL-CARMEN-7K2M9Q')}</Narrow>,
}
