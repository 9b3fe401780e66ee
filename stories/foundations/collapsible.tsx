import { Text } from '@colada/ui'
import type { ReactNode } from 'react'

interface CollapsibleProps {
  readonly title: string
  /** A short summary of the content. */
  readonly about: string
  readonly mark?: ReactNode
  readonly open: boolean
  readonly children: ReactNode
}

/** A collapsible section whose summary is visible when closed. */
export const Collapsible = ({ title, about, mark, open, children }: CollapsibleProps) => (
  <details open={open}>
    <summary style={{ cursor: 'pointer', paddingBlock: 12 }}>
      <Text as="span" weight="semibold">
        {title}
      </Text>{' '}
      <span style={{ display: 'inline-block' }}>
        <Text as="span" size="small" tone="secondary">
          {about}
        </Text>
      </span>
      {mark && <> {mark}</>}
    </summary>
    {children}
  </details>
)
