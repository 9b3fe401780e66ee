import { useState } from 'react'
import { Stack } from '../../layout/stack.tsx'
import { Popover } from '../../overlays/popover.tsx'
import { Text } from '../../text/text.tsx'
import { ContactMethods, type ContactMethod } from '../contact/contact-methods.tsx'
import { HelpButton } from './help-button.tsx'

export type StickyHelpProps = {
  readonly label: string
  /** Introduction in one sentence. */
  readonly text: string
  readonly methods: readonly ContactMethod[]
  /** Initially open, when it replaces a clicked HelpButton. */
  readonly defaultOpen?: boolean
}

/** Help popover with contact methods; lazy, loaded when a HelpButton is clicked. */
export function StickyHelp(props: StickyHelpProps) {
  const { label, text, methods, defaultOpen = false } = props
  const [open, setOpen] = useState(defaultOpen)
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      align="end"
      label={label}
      trigger={<HelpButton label={label} />}
    >
      <Stack gap="xs">
        <Text size="small" tone="secondary">
          {text}
        </Text>
        <ContactMethods methods={methods} onSelect={() => setOpen(false)} />
      </Stack>
    </Popover>
  )
}
