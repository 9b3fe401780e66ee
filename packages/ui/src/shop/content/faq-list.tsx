import { useId, type ReactNode } from 'react'

import { Stack } from '../../layout/stack.tsx'
import { Accordion, type AccordionProps } from '../../navigation/accordion.tsx'
import { Heading, type HeadingLevel } from '../../text/heading.tsx'

export type FaqListProps = {
  readonly heading: string
  /** Level of the heading; the questions stand one below it. */
  readonly headingLevel: Exclude<HeadingLevel, 6>
  readonly items: AccordionProps['items']
  /** A link to all the questions. */
  readonly more?: ReactNode
}

/** What people ask before they trust us with their clothes. */
export function FaqList({ heading, headingLevel, items, more }: FaqListProps) {
  const headingId = useId()
  return (
    <Stack as="section" gap="md" aria-labelledby={headingId}>
      <Heading level={headingLevel} id={headingId}>
        {heading}
      </Heading>
      <Accordion level={(headingLevel + 1) as HeadingLevel} items={items} />
      {more}
    </Stack>
  )
}
