import { useId, type ReactNode } from 'react'
import { Stack } from '../../layout/stack.tsx'
import { Accordion, type AccordionProps } from '../../navigation/accordion.tsx'
import { Heading, type HeadingLevel } from '../../text/heading.tsx'

export type FaqListProps = {
  readonly heading: string
  /** Level of the heading; questions are one level below. */
  readonly headingLevel: Exclude<HeadingLevel, 6>
  readonly items: AccordionProps['items']
  /** A link to all questions. */
  readonly more?: ReactNode
}

/** Frequently asked questions. */
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
