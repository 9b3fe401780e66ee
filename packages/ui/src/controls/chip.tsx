import type { ReactNode } from 'react'
import type { Html } from '../internal/html.ts'
import { useLinkComponent } from '../internal/link.tsx'
import { CheckIcon } from '../media/icons.ts'
import * as styles from './chip.css.ts'

export type ChipProps = Html<'button', 'type' | 'aria-pressed' | 'children'> & {
  readonly selected: boolean
  readonly children: ReactNode
}

/** A toggle button for a filter. */
export function Chip({ selected, children, ...rest }: ChipProps) {
  return (
    <button {...rest} type="button" aria-pressed={selected} className={styles.root}>
      {selected && <CheckIcon size="small" />}
      <span>{children}</span>
    </button>
  )
}

export type ChipLinkProps = Html<'a', 'href' | 'children'> & {
  readonly href: string
  readonly current?: boolean
  readonly children: ReactNode
}

/** A filter with its own URL. */
export function ChipLink({ current, children, ...rest }: ChipLinkProps) {
  const Link = useLinkComponent()
  return (
    <Link {...rest} aria-current={current ? 'page' : undefined} className={styles.root}>
      {current && <CheckIcon size="small" />}
      <span>{children}</span>
    </Link>
  )
}
