import { Button, GlobeIcon, OwnedList } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { messages as english } from '#storefront/locales/en.ts'
import { messages as spanish } from '#storefront/locales/es.ts'
import { guide } from '../../guide.ts'
import { keyboardStory } from '../../keyboard.ts'
import { localize } from '../../localize.ts'
import { Narrow } from '../../narrow.tsx'

const messages = { es: spanish.profile.security, en: english.profile.security }

const meta: Meta<typeof OwnedList> = {
  title: 'Shop/Account/Owned list',
  component: OwnedList,
  parameters: guide({
    status: 'new',
    alsoCalled: ['Resource list', 'Session list'],
    summary: 'What belongs to the customer and can be ended or deleted.',
    use: ['Open sessions, passkeys, saved cards.'],
    avoid: ['Selecting one of several: RadioGroup or SavedCardList.', 'More than one value per item: Table.'],
    anatomy: ['The icon.', 'The title, with a mark.', 'A detail.', 'The action.'],
    do: ['Name the item in the label of its action.'],
    dont: ['Do not omit the list: render an EmptyState or a sentence when there is nothing.'],
    keys: [['Tab', 'From action to action.']],
    access: ['A named list; the icon is decorative.'],
    content: ['The detail says when it was last used, or until when it is valid.'],
  }),
}
export default meta
type Story = StoryObj<typeof OwnedList>

const onEnd = fn()

const listOf = (t: typeof messages.es) => (
  <OwnedList
    label={t.sessions}
    icon={<GlobeIcon />}
    items={['Chrome, Android', 'Safari, macOS'].map((device, at) => ({
      id: device,
      title: device,
      mark: at === 0 ? t.thisDevice : undefined,
      detail: t.lastUsed.replace('{{when}}', '10:15'),
      action: at > 0 && (
        <Button
          size="small"
          tone="neutral"
          appearance="outline"
          aria-label={t.end.replace('{{device}}', device)}
          onClick={onEnd}
        >
          {t.endShort}
        </Button>
      ),
    }))}
  />
)

export const Default: Story = {
  render: (_args, context) => listOf(localize(messages, context)),
  play: async (context) => {
    const t = localize(messages, context)
    const list = within(within(context.canvasElement).getByRole('list', { name: t.sessions }))
    await expect(list.getAllByRole('listitem')).toHaveLength(2)
    await userEvent.click(list.getByRole('button', { name: t.end.replace('{{device}}', 'Safari, macOS') }))
    await expect(onEnd).toHaveBeenCalledOnce()
  },
}

export const LongestSpanishAt320: Story = { render: () => <Narrow>{listOf(messages.es)}</Narrow> }

export const ByKeyboard: Story = keyboardStory(Default)
