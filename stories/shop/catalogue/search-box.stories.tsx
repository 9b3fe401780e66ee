import { SearchBox } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'

import { guide } from '../../guide.ts'
import { inLanguage } from '../../language.ts'
import { Narrow } from '../../narrow.tsx'
import { words, type CatalogueWords } from './words.ts'

const meta: Meta<typeof SearchBox> = {
  title: 'Shop/Catalogue/Search box',
  component: SearchBox,
  parameters: guide({
    status: 'ready',
    summary: 'Looks for a garment.',
    use: ['Looking for a garment, in the head of the page.'],
    avoid: ['Narrowing what is in sight: SubFilterBar.'],
    anatomy: [
      'The magnifying glass.',
      'The field.',
      'A button that empties it, when there is something to empty.',
    ],
    do: ['Keep what was searched for in the field on the page of results.'],
    dont: ['Do not search for nothing: Enter on an empty field does nothing.'],
    keys: [
      ['Enter', 'Searches.'],
      ['Escape', 'Empties the field.'],
    ],
    access: [
      'A search landmark with a named search field; Enter searches when there is something to look for.',
      'Escape and the named button empty it.',
    ],
    content: ['The placeholder gives an example; the label stays for the ear.'],
  }),
}
export default meta
type Story = StoryObj<typeof SearchBox>

const onSearch = fn()

function Searching({ t, initial = '' }: { t: CatalogueWords['search']; initial?: string }) {
  const [value, setValue] = useState(initial)
  return (
    <SearchBox
      label={t.label}
      placeholder={t.placeholder}
      clearLabel={t.clear}
      value={value}
      onChange={setValue}
      onSearch={onSearch}
    />
  )
}

export const Default: Story = {
  render: (_args, context) => <Searching t={inLanguage(words, context).search} />,
  play: async ({ canvasElement, globals }) => {
    const t = words[globals.language === 'en' ? 'en' : 'es'].search
    const canvas = within(canvasElement)
    const field = canvas.getByRole('searchbox', { name: t.label })
    await userEvent.type(field, '   {Enter}')
    await expect(onSearch).not.toHaveBeenCalled()
    await userEvent.type(field, 'edredón {Enter}')
    await expect(onSearch).toHaveBeenCalledWith('edredón')
    await userEvent.click(canvas.getByRole('button', { name: t.clear }))
    await expect(field).toHaveValue('')
    await userEvent.type(field, 'abrigo{Escape}')
    await expect(field).toHaveValue('')
  },
}

export const LongestSpanishAt320: Story = {
  render: () => (
    <Narrow>
      <Searching t={words.es.search} initial={words.es.longest} />
    </Narrow>
  ),
}
