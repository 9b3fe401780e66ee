import { Text } from '@colada/ui'
import type { ReactNode } from 'react'

interface FoldProps {
  readonly title: string
  /** How much is in it, in a few words. */
  readonly about: string
  readonly mark?: ReactNode
  readonly open: boolean
  readonly children: ReactNode
}

/** A part of a long board that opens: on a phone its sums are read first. */
export const Fold = ({ title, about, mark, open, children }: FoldProps) => (
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
