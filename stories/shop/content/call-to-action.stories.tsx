import { ButtonLink, CallToAction, type CallToActionProps, Stack } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { guide } from '../../guide.ts'
import { localize } from '../../localize.ts'
import { Narrow } from '../../narrow.tsx'
import { pagePicture } from '../pictures.ts'
import { messages, type ContentMessages } from './messages.ts'

const meta: Meta<typeof CallToAction> = {
  title: 'Shop/Content/Call to action',
  tags: ['desk'],
  component: CallToAction,
  parameters: guide({
    status: 'new',
    summary: 'The next step, at the end of a landing page.',
    use: ['At the end of a landing page.'],
    avoid: ['At the top of a page: Hero. Inside a text: Callout.'],
    anatomy: [
      'The heading, a question or an offer.',
      'A sentence.',
      'One solid action, at most one outlined.',
      'A drawing.',
    ],
    do: ['Use `sun` for an offer only.'],
    dont: ['Do not put two on a page.'],
    keys: [['Tab', 'From action to action.']],
    access: [
      'A region named by its heading; one solid action, a second one at most.',
      'The drawing is decorative unless `alt` says something.',
    ],
    content: ['The button is a verb and names the result.'],
  }),
}
export default meta
type Story = StoryObj<typeof CallToAction>

const callOf = ({ cta }: ContentMessages, rest: Partial<CallToActionProps> = {}) => (
  <CallToAction
    title={cta.title}
    headingLevel={2}
    text={cta.text}
    actions={
      <>
        <ButtonLink size="large" href="#offer">
          {cta.action}
        </ButtonLink>
        <ButtonLink size="large" appearance="outline" href="#whatsapp">
          {cta.second}
        </ButtonLink>
      </>
    }
    {...rest}
  />
)

export const Default: Story = {
  render: (_args, context) =>
    callOf(localize(messages, context), { picture: pagePicture('business-restaurants') }),
  play: async (context) => {
    const { cta } = localize(messages, context)
    const section = within(within(context.canvasElement).getByRole('region', { name: cta.title }))
    await expect(section.getByRole('link', { name: cta.action })).toBeVisible()
  },
}

export const EveryCombination: Story = {
  render: (_args, context) => {
    const t = localize(messages, context)
    const actions = <ButtonLink href="#offer">{t.cta.action}</ButtonLink>
    return (
      <Stack gap="lg">
        {callOf(t, { actions })}
        {callOf(t, { actions, title: t.cta.action, background: 'sun', picture: pagePicture('promotions') })}
        {callOf(t, { actions, title: t.cta.second, background: 'brand' })}
      </Stack>
    )
  },
}

export const LongestSpanishAt320: Story = {
  render: () => (
    <Narrow>
      {callOf(
        { ...messages.es, cta: { ...messages.es.cta, action: messages.es.cta.longest } },
        { picture: pagePicture('business-restaurants') },
      )}
    </Narrow>
  ),
}
