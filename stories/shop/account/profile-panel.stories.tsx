import { ButtonLink, Container, ProfileSkeleton, ProfilePanel, Stack, TextButton } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { guide } from '../../guide.ts'
import { localize } from '../../localize.ts'
import { Narrow } from '../../narrow.tsx'
import { messages, type AccountMessages } from './messages.ts'

const meta: Meta<typeof ProfilePanel> = {
  title: 'Shop/Account/Profile panel',
  tags: ['desk'],
  component: ProfilePanel,
  parameters: guide({
    status: 'new',
    summary: 'The customer’s data, with links to change it.',
    use: ['The top of the profile.'],
    avoid: ['Changing the data: the form’s own page.'],
    anatomy: [
      'An icon and the name.',
      'Private or business.',
      'The customer’s data.',
      'The actions.',
      'Deleting the account, separate.',
    ],
    do: ['Show a company its tax number and billing address.'],
    dont: ['Do not show data the customer did not enter.'],
    keys: [['Tab', 'From action to action.']],
    access: [
      'A region named by the customer; the data is a description list.',
      'Deleting the account is separate and never the first action.',
    ],
    content: ['Data as the customer typed it.'],
  }),
}
export default meta
type Story = StoryObj<typeof ProfilePanel>

const onRemove = fn()

const panelOf = ({ profile }: AccountMessages, kind: 'private' | 'business', name?: string) => (
  <ProfilePanel
    name={name ?? (kind === 'private' ? profile.name : profile.company)}
    headingLevel={2}
    kind={kind}
    kindLabel={kind === 'private' ? profile.privateKind : profile.businessKind}
    facts={(kind === 'private' ? profile.facts : profile.businessFacts).map(
      ([term = '', description = '']) => ({ id: term, term, description }),
    )}
    actions={
      <>
        <ButtonLink href="#edit">{profile.edit}</ButtonLink>
        <ButtonLink href="#password" appearance="outline">
          {profile.password}
        </ButtonLink>
      </>
    }
    closeAccount={
      <TextButton tone="danger" standalone onClick={onRemove}>
        {profile.remove}
      </TextButton>
    }
  />
)

export const Default: Story = {
  render: (_args, context) => (
    <Container width="form">{panelOf(localize(messages, context), 'private')}</Container>
  ),
  play: async (context) => {
    const { profile } = localize(messages, context)
    const panel = within(within(context.canvasElement).getByRole('region', { name: profile.name }))
    await expect(panel.getByRole('link', { name: profile.edit })).toBeVisible()
    await userEvent.click(panel.getByRole('button', { name: profile.remove }))
    await expect(onRemove).toHaveBeenCalledOnce()
  },
}

export const EveryCombination: Story = {
  render: (_args, context) => {
    const t = localize(messages, context)
    return (
      <Container width="form">
        <Stack gap="lg">
          {panelOf(t, 'private')}
          {panelOf(t, 'business')}
          <ProfileSkeleton label={t.profile.waiting} />
        </Stack>
      </Container>
    )
  },
}

export const LongestSpanishAt320: Story = {
  render: () => <Narrow>{panelOf(messages.es, 'private', messages.es.profile.longest)}</Narrow>,
}
