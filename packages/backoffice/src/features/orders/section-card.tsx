import { Card, Heading, Stack } from '@colada/ui'
import type { ReactNode } from 'react'

/** A part of an order. */
export function SectionCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section" padding="large">
      <Stack gap="sm">
        <Heading level={2} size="title4">
          {title}
        </Heading>
        {children}
      </Stack>
    </Card>
  )
}
