import { Combobox, Stack, type ComboboxProps } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { guide } from '../guide.ts'
import { withoutScreenshot } from '../keyboard.ts'
import { localize } from '../localize.ts'
import { states } from '../states.tsx'
import { messages } from './messages.ts'

const meta: Meta<typeof Combobox> = {
  title: 'Fields/Combobox',
  component: Combobox,
  parameters: guide({
    status: 'new',
    alsoCalled: ['Autocomplete', 'Autosuggest', 'Typeahead'],
    summary: 'One of many options, found by typing. Up to a dozen options: Select; actions: DropdownMenu.',
    use: ['One of many options known by name: a town, a street.'],
    avoid: ['Up to a dozen: Select.', 'Free text: TextField.', 'Actions: DropdownMenu.'],
    anatomy: [
      'Label and hint.',
      'The field, with a button that shows all.',
      'The list, each option with an optional secondary text.',
      'A message when nothing matches or while options load.',
      'The error.',
    ],
    do: [
      'Say in `labels.noResults` what to do next.',
      'Load options with `onQueryChange` if there are too many to pass as props.',
    ],
    dont: ['Do not select an option while the customer is typing.'],
    keys: [
      ['Arrow down, Arrow up', 'Opens the list and moves in it.'],
      ['Home, End', 'To the first and last option.'],
      ['Enter', 'Selects the option.'],
      ['Escape', 'Closes the list; a second time, clears the field.'],
      ['Tab', 'Leaves the field and selects the active option.'],
    ],
    access: [
      `The label is a \`<label>\` of the control; clicking it focuses the control.`,
      `Hint and error describe the control through \`aria-describedby\`; an error sets \`aria-invalid\`.`,
      'The error is announced when it appears and has an icon, not only a colour.',
      `A \`combobox\` with a \`listbox\`; the cursor stays in the field and \`aria-activedescendant\` names the active option.`,
      'Arrow Down opens and moves, Home and End go to the ends, Enter selects, Escape closes and a second time clears.',
      'Accents and capitals do not matter, nor does the order of the text.',
      'Leaving the field selects an option whose name was typed; other text is replaced by the selected option.',
      'The number of options is announced while typing.',
    ],
    content: ['The hint says how it begins: “Empieza a escribirlo”.'],
  }),
}
export default meta
type Story = StoryObj<typeof Combobox>

type Words = (typeof messages)['es']

const towns = [
  { value: 'alcala', label: 'Alcalá de Henares', detail: 'Madrid' },
  { value: 'alcorcon', label: 'Alcorcón', detail: 'Madrid' },
  { value: 'castelldefels', label: 'Castelldefels', detail: 'Barcelona' },
  { value: 'dos-hermanas', label: 'Dos Hermanas', detail: 'Sevilla' },
  { value: 'getafe', label: 'Getafe', detail: 'Madrid', disabled: true },
  { value: 'hospitalet', label: 'L’Hospitalet de Llobregat', detail: 'Barcelona' },
  { value: 'paterna', label: 'Paterna', detail: 'Valencia' },
  { value: 'sabadell', label: 'Sabadell', detail: 'Barcelona' },
]

const onValueChange = fn()

function Town({ t, start = null, ...rest }: { t: Words; start?: string | null } & Partial<ComboboxProps>) {
  const [value, setValue] = useState(start)
  return (
    <Combobox
      label={t.town.label}
      hint={t.town.hint}
      labels={t.town}
      options={towns}
      {...rest}
      value={value}
      onValueChange={(chosen) => {
        setValue(chosen)
        onValueChange(chosen)
      }}
    />
  )
}

export const Default: Story = {
  render: (_args, context) => <Town t={localize(messages, context)} />,
  play: async ({ canvasElement, ...context }) => {
    const { town } = localize(messages, context)
    const canvas = within(canvasElement)
    const field = canvas.getByRole('combobox', { name: town.label })
    await userEvent.type(field, 'hen alca')
    await expect(canvas.getAllByRole('option')).toHaveLength(1)
    await expect(canvas.getByRole('status')).toHaveTextContent(town.count(1))
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(onValueChange).toHaveBeenLastCalledWith('alcala')
    await expect(field).toHaveValue('Alcalá de Henares')
    await expect(field).toHaveAttribute('aria-expanded', 'false')
  },
}

export const KeepsChoiceOnBlur: Story = {
  parameters: withoutScreenshot,
  render: (_args, context) => <Town t={localize(messages, context)} start="alcala" />,
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('combobox')
    // Text without a matching option is replaced by the selected one, with the list open and closed.
    await userEvent.type(field, 'x')
    await userEvent.tab()
    await waitFor(() => expect(field).toHaveValue('Alcalá de Henares'))
    await userEvent.type(field, 'x{Escape}')
    await userEvent.tab()
    await waitFor(() => expect(field).toHaveValue('Alcalá de Henares'))
  },
}

export const ChoosesExactMatchOnBlur: Story = {
  parameters: withoutScreenshot,
  render: (_args, context) => <Town t={localize(messages, context)} start="paterna" />,
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('combobox')
    await userEvent.clear(field)
    await userEvent.type(field, 'alcorcon')
    await userEvent.tab()
    await waitFor(() => expect(onValueChange).toHaveBeenLastCalledWith('alcorcon'))
    await expect(field).toHaveValue('Alcorcón')
    await userEvent.clear(field)
    await userEvent.tab()
    await waitFor(() => expect(onValueChange).toHaveBeenLastCalledWith(null))
  },
}

export const ByMouse: Story = {
  parameters: withoutScreenshot,
  render: (_args, context) => <Town t={localize(messages, context)} />,
  play: async ({ canvasElement, ...context }) => {
    const { town } = localize(messages, context)
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: town.open }))
    await expect(canvas.getByRole('option', { name: /Getafe/ })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(canvas.getByRole('option', { name: /Getafe/ }))
    await expect(canvas.getByRole('listbox')).toBeVisible()
    await userEvent.click(canvas.getByRole('option', { name: /Paterna/ }))
    await expect(canvas.getByRole('combobox')).toHaveValue('Paterna')
  },
}

const open: Story['play'] = async ({ canvasElement }) => {
  const field = within(canvasElement).getByRole('combobox')
  await userEvent.click(field)
  await userEvent.keyboard('{ArrowDown}')
  await expect(field).toHaveAttribute('aria-expanded', 'true')
}

export const Open: Story = {
  parameters: { screenshot: 'page' },
  render: (_args, context) => <Town t={localize(messages, context)} start="sabadell" />,
  play: open,
}

export const NoMatch: Story = {
  parameters: { screenshot: 'page' },
  render: (_args, context) => <Town t={localize(messages, context)} />,
  play: async ({ canvasElement, ...context }) => {
    const { town } = localize(messages, context)
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('combobox'), 'xyz')
    await expect(canvas.getByRole('status')).toHaveTextContent(town.noResults)
    await userEvent.keyboard('{Escape}{Escape}')
    await expect(canvas.getByRole('combobox')).toHaveValue('')
    await userEvent.type(canvas.getByRole('combobox'), 'xyz')
  },
}

const onQueryChange = fn()

export const Loading: Story = {
  parameters: { screenshot: 'page' },
  render: (_args, context) => (
    <Town t={localize(messages, context)} options={[]} loading onQueryChange={onQueryChange} />
  ),
  play: async ({ canvasElement, ...context }) => {
    const { town } = localize(messages, context)
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('combobox'), 'get')
    await expect(onQueryChange).toHaveBeenLastCalledWith('get')
    await expect(canvas.getByRole('status')).toHaveTextContent(town.loading)
  },
}

function TownAskedElsewhere({ t }: { t: Words }) {
  const [found, setFound] = useState(towns)
  return (
    <Town
      t={t}
      start="paterna"
      options={found}
      onQueryChange={() => setFound(towns.filter(({ value }) => value !== 'paterna'))}
    />
  )
}

/** Options of another query do not contain the selected option: selection and typed text are kept. */
export const KeepsChoiceOutsideOptions: Story = {
  parameters: { screenshot: 'page' },
  render: (_args, context) => <TownAskedElsewhere t={localize(messages, context)} />,
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('combobox')
    onValueChange.mockClear()
    await userEvent.type(field, ' x')
    await expect(field).toHaveValue('Paterna x')
    await userEvent.tab()
    await expect(field).toHaveValue('Paterna')
    await expect(onValueChange).not.toHaveBeenCalled()
  },
}

export const EveryCombination: Story = {
  render: (_args, context) => {
    const t = localize(messages, context)
    return (
      <Stack gap="lg">
        <Town t={t} optional={t.optional} />
        <Town t={t} start="paterna" />
        <Town t={t} error={t.town.error} />
        <Town t={t} start="paterna" readOnly />
        <Town t={t} start="paterna" disabled />
      </Stack>
    )
  },
}

export const LongestSpanishAt320: Story = {
  globals: { viewport: { value: 'w320', isRotated: false } },
  parameters: { screenshot: 'page' },
  render: () => (
    <Town
      t={messages.es}
      options={[{ value: '1', label: messages.es.town.longest, detail: 'Barcelona' }]}
      error={messages.es.town.error}
    />
  ),
  play: open,
}

export const States: Story = states(Default, {
  disabled: {
    render: (_args, context) => {
      const t = localize(messages, context)
      return <Town t={t} disabled />
    },
  },
  error: {
    render: (_args, context) => {
      const t = localize(messages, context)
      return <Town t={t} error={t.town.error} />
    },
  },
  loading: {
    render: (_args, context) => {
      const t = localize(messages, context)
      return <Town t={t} loading />
    },
  },
})
