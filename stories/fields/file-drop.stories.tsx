import { FileDrop, Stack, type DroppedFileView } from '@colada/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { guide } from '../guide.ts'
import { keyboardStory } from '../keyboard.ts'
import { localize } from '../localize.ts'
import { Narrow } from '../narrow.tsx'
import { states } from '../states.tsx'
import { messages } from './messages.ts'

const meta: Meta<typeof FileDrop> = {
  title: 'Fields/File drop',
  component: FileDrop,
  parameters: guide({
    status: 'new',
    alsoCalled: ['File upload', 'Dropzone'],
    summary: 'Files to upload, selected or dropped.',
    use: ['Pictures or documents that belong to a form.'],
    avoid: ['A profile picture that is cropped: there is no component for it.'],
    anatomy: [
      'Label and hint.',
      'The drop zone, which can also be clicked.',
      'The files, each with its state and a remove button.',
      'The error.',
    ],
    do: ['Say in the hint how many, of what kind, how large.', 'Show the result for every file.'],
    dont: ['Do not ignore a file silently: say which was rejected and why.'],
    keys: [
      ['Tab', 'Enters the zone, then the button of each file.'],
      ['Enter, Space', 'Opens the file dialog of the platform.'],
    ],
    access: [
      `The label is a \`<label>\` of the control; clicking it focuses the control.`,
      `Hint and error describe the control through \`aria-describedby\`; an error sets \`aria-invalid\`.`,
      'The error is announced when it appears and has an icon, not only a colour.',
      'A native file input covers the zone: Enter and Space open it, a phone offers its camera, files can be dropped.',
      'Removing a file moves the focus to the control.',
      'A rejected file says why, with an icon, not only a colour.',
    ],
    content: ['What is wrong with a file, and what to do: “Pesa más de 5 MB: prueba con una más pequeña”.'],
  }),
}
export default meta
type Story = StoryObj<typeof FileDrop>

type Words = (typeof messages)['es']

const onRefuse = fn()

function Photos({ t, start = [] }: { t: Words; start?: readonly DroppedFileView[] }) {
  const [files, setFiles] = useState(start)
  return (
    <FileDrop
      label={t.photos.label}
      hint={t.photos.hint}
      accept="image/*"
      multiple
      labels={t.photos}
      files={files}
      onAdd={(added) =>
        setFiles([...files, ...added.map(({ name }) => ({ id: name, name, detail: '1,2 MB' }))])
      }
      onReject={onRefuse}
      onRemove={(id) => setFiles(files.filter((file) => file.id !== id))}
    />
  )
}

export const Default: Story = {
  render: (_args, context) => <Photos t={localize(messages, context)} />,
  play: async ({ canvasElement, ...context }) => {
    const { photos } = localize(messages, context)
    const canvas = within(canvasElement)
    const control = canvas.getByLabelText<HTMLInputElement>(photos.label)
    const dropped = [
      new File(['a'], 'mancha.jpg', { type: 'image/jpeg' }),
      new File(['b'], 'factura.pdf', { type: 'application/pdf' }),
    ]
    await userEvent.setup({ applyAccept: false }).upload(control, dropped)
    await expect(canvas.getByText('mancha.jpg')).toBeVisible()
    await expect(onRefuse).toHaveBeenLastCalledWith([dropped[1]])
    await userEvent.click(canvas.getByRole('button', { name: photos.remove('mancha.jpg') }))
    await expect(canvas.queryByText('mancha.jpg')).toBeNull()
    await expect(control).toHaveFocus()
  },
}

export const EveryCombination: Story = {
  render: (_args, context) => {
    const t = localize(messages, context)
    const common = { label: t.photos.label, labels: t.photos, onAdd: fn(), onRemove: fn() }
    return (
      <Stack gap="lg">
        <FileDrop
          {...common}
          files={[
            { id: '1', name: 'mancha.jpg', detail: '1,2 MB', preview: '/pictures/products/1.svg' },
            { id: '2', name: 'etiqueta.jpg', detail: '640 kB', sendingLabel: t.photos.sending },
            { id: '3', name: 'factura.pdf', error: t.photos.refused },
            { id: '4', name: 'bolsillo.jpg', detail: '2,4 MB' },
          ]}
        />
        <FileDrop {...common} files={[]} error={t.photos.error} />
        <FileDrop {...common} files={[]} disabled />
      </Stack>
    )
  },
}

export const LongestSpanishAt320: Story = {
  render: () => (
    <Narrow>
      <FileDrop
        label={messages.es.photos.label}
        hint={messages.es.photos.hint}
        labels={messages.es.photos}
        files={[{ id: '1', name: messages.es.photos.longName, error: messages.es.photos.tooLarge }]}
        onAdd={fn()}
        onRemove={fn()}
      />
    </Narrow>
  ),
}

export const ByKeyboard: Story = keyboardStory(Default)

export const States: Story = states(Default, {
  disabled: {
    render: (_args, context) => {
      const t = localize(messages, context)
      return (
        <FileDrop label={t.photos.label} labels={t.photos} files={[]} onAdd={fn()} onRemove={fn()} disabled />
      )
    },
  },
  error: {
    render: (_args, context) => {
      const t = localize(messages, context)
      return (
        <FileDrop
          label={t.photos.label}
          labels={t.photos}
          files={[]}
          onAdd={fn()}
          onRemove={fn()}
          error={t.photos.error}
        />
      )
    },
  },
})
