import {
  BagIcon,
  ButtonLink,
  DescriptionList,
  Heading,
  PackageCheckIcon,
  Stack,
  Steps,
  Text,
  ThankYou,
  type ThankYouProps,
  TruckIcon,
  VoucherCard,
} from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { guide } from '../../guide.ts'
import { localize } from '../../localize.ts'
import { Narrow } from '../../narrow.tsx'
import { words, type PaymentMessages } from './messages.ts'

const meta: Meta<typeof ThankYou> = {
  title: 'Shop/Payment/Thank you',
  component: ThankYou,
  parameters: guide({
    status: 'ready',
    alsoCalled: ['Order confirmation'],
    summary: 'The order confirmation.',
    use: ['The confirmation, once, after the payment.'],
    avoid: ['A small success: ToastStack.'],
    anatomy: [
      'The icon.',
      'The title and a sentence.',
      'The locator.',
      'When we come and what to prepare.',
      'The link to the order.',
    ],
    do: ['Show the locator as text that can be copied.'],
    dont: ['Do not sell anything here.'],
    keys: [['Tab', 'To the actions.']],
    access: [
      'A heading at the given level; the icon is decorative.',
      'The locator is text that can be selected and read out.',
    ],
    content: ['Thanks, then what happens next.'],
  }),
}
export default meta
type Story = StoryObj<typeof ThankYou>

const thanksOf = (t: PaymentMessages['thanks'], code = 'COL-7K2M', rest: Partial<ThankYouProps> = {}) => (
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
    {...rest}
  >
    {rest.children ?? <Text>{t.steps}</Text>}
  </ThankYou>
)

const legsOf = (t: PaymentMessages['thanks']) => (
  <DescriptionList
    layout="stacked"
    entries={t.legs.map(([term, when, where]) => ({
      id: term!,
      term: term!,
      description: (
        <>
          {when}
          <br />
          {where}
        </>
      ),
    }))}
  />
)

const icons = [<BagIcon key="0" />, <TruckIcon key="1" />, <PackageCheckIcon key="2" />]
const onCopy = fn()

export const Default: Story = {
  render: (_args, context) => thanksOf(localize(words, context).thanks),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('COL-7K2M')).toBeVisible()
  },
}

/** After a first order: dates and the next steps. */
export const FirstOrder: Story = {
  render: (_args, context) => {
    const t = localize(words, context).thanks
    return thanksOf(t, undefined, {
      title: t.firstTitle,
      children: (
        <Stack gap="lg">
          {legsOf(t)}
          <Stack gap="md">
            <Heading level={2} size="title3">
              {t.nextTitle}
            </Heading>
            <Steps
              label={t.nextTitle}
              headingLevel={3}
              layout="list"
              steps={t.next.map(([title, text], at) => ({
                id: title!,
                title: title!,
                text: text!,
                icon: icons[at],
              }))}
            />
          </Stack>
        </Stack>
      ),
    })
  },
  play: async ({ canvasElement }) => {
    const headings = within(canvasElement).getAllByRole('heading')
    await expect(headings.map(({ tagName }) => tagName)).toEqual(['H1', 'H2', 'H3', 'H3', 'H3'])
  },
}

/** After a later order: only the dates. */
export const LaterOrder: Story = {
  render: (_args, context) => {
    const t = localize(words, context).thanks
    return thanksOf(t, undefined, { children: legsOf(t) })
  },
}

/** After a voucher order: the code. */
export const Packs: Story = {
  render: (_args, context) => {
    const t = localize(words, context).thanks
    return thanksOf(t, undefined, {
      title: t.packsTitle,
      text: t.packsText,
      children: (
        <VoucherCard
          label={t.code}
          code="BONO7K2MQ4XA"
          uses={t.uses}
          copy={{ label: t.copy, onClick: onCopy }}
        />
      ),
    })
  },
  play: async ({ canvasElement, globals }) => {
    const t = words[globals.language === 'en' ? 'en' : 'es'].thanks
    await userEvent.click(within(canvasElement).getByRole('button', { name: t.copy }))
    await expect(onCopy).toHaveBeenCalledOnce()
  },
}

export const LongestSpanishAt320: Story = {
  render: () => <Narrow>{thanksOf(words.es.thanks, 'COL-7K2M-BARCELONA-46-000000001')}</Narrow>,
}
