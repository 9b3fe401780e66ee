import { Stack } from '@colada/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import { useShortcut } from '../../../platform/use-shortcut.ts'
import { SectionCard } from '../../orders/section-card.tsx'

export interface DeskPartProps {
  /** Alt and this digit go to the part. */
  readonly number: 1 | 2 | 3 | 4
  readonly title: string
  /** Has the focus when the screen opens. */
  readonly isFirst?: boolean
  readonly children: ReactNode
}

/** A part of the order desk. */
export function DeskPart({ number, title, isFirst = false, children }: DeskPartProps) {
  const root = useRef<HTMLDivElement>(null)
  const focus = () => root.current?.querySelector<HTMLElement>('input, select, a, button, textarea')?.focus()
  useShortcut({ modifier: 'alt', code: `Digit${number}` }, focus)
  useEffect(() => {
    if (isFirst) focus()
  }, [isFirst])
  return (
    <div ref={root}>
      <SectionCard title={title}>
        <Stack gap="md">{children}</Stack>
      </SectionCard>
    </div>
  )
}
