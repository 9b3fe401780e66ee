import { useState } from 'react'

import { Stack } from '../../layout/stack.tsx'
import { Popover } from '../../overlays/popover.tsx'
import { Text } from '../../text/text.tsx'
import { ContactMethods, type ContactMethod } from '../contact/contact-methods.tsx'
import { HelpButton } from './help-button.tsx'

export type StickyHelpProps = {
  readonly label: string
  /** What is offered, in a sentence. */
  readonly text: string
  readonly methods: readonly ContactMethod[]
  readonly aboveBar?: boolean
  /** Open from the start: for taking the place of a HelpButton that has just been pressed. */
  readonly defaultOpen?: boolean
}

/** The ways to get help, over every page. It brings the popover along, so load it when a HelpButton is pressed. */
export function StickyHelp(props: StickyHelpProps) {
  const { label, text, methods, aboveBar = false, defaultOpen = false } = props
  const [open, setOpen] = useState(defaultOpen)
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      align="end"
      label={label}
      trigger={<HelpButton label={label} aboveBar={aboveBar} />}
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
