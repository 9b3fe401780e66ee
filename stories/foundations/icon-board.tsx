import * as ui from '@colada/ui'
import { Button, Grid, Heading, Stack, Text, TextField, type Icon } from '@colada/ui'
import { useState } from 'react'

const icons = Object.entries(ui)
  .filter(([name]) => name.endsWith('Icon'))
  .map(([name, drawing]) => [name, drawing as Icon] as const)
  .toSorted(([one], [other]) => one.localeCompare(other))

/** Every icon of the library: search by name, click to copy. */
export function IconBoard() {
  const [query, setSought] = useState('')
  const [copied, setCopied] = useState<string>()
  const found = icons.filter(([name]) => name.toLowerCase().includes(query.trim().toLowerCase()))
  const copy = async (name: string) => {
    await navigator.clipboard.writeText(`<${name} />`)
    setCopied(name)
  }
  return (
    <Stack gap="lg">
      <TextField
        label="Search icons"
        type="search"
        value={query}
        onChange={({ target }) => setSought(target.value)}
      />
      <Text size="small" tone="secondary" role="status">
        {copied ? `<${copied} /> is in the clipboard` : `${found.length} of ${icons.length}`}
      </Text>
      {found.length === 0 && (
        <Heading level={2} size="title4">
          No icon is called that
        </Heading>
      )}
      <Grid columns={{ base: 1, sm: 2, md: 3, xl: 4 }} gap="xs">
        {found.map(([name, Drawing]) => (
          <Button
            key={name}
            tone="neutral"
            appearance="outline"
            fullWidth
            iconStart={<Drawing />}
            onClick={() => void copy(name)}
          >
            {name}
          </Button>
        ))}
      </Grid>
    </Stack>
  )
}
