import * as Radix from '@radix-ui/react-navigation-menu'
import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'

import * as bar from '../internal/bar-item.css.ts'
import { useLinkComponent } from '../internal/link.tsx'
import { ChevronDownIcon } from '../media/icons.ts'
import { floating } from '../overlays/floating.css.ts'
import * as styles from './navigation-menu.css.ts'

export type NavigationMenuProps = {
  /** Names the landmark. */
  readonly label: string
  /** NavigationPlace and NavigationPanel. */
  readonly children: ReactNode
}

/**
 * The places of a shop in a bar, some of them behind a button. They stay links: a menu of actions is a DropdownMenu.
 * It brings its machinery along, so a first load shows plain buttons in its place.
 */
export function NavigationMenu({ label, children }: NavigationMenuProps) {
  return (
    <Radix.Root className={styles.root} aria-label={label}>
      <Radix.List className={styles.list}>{children}</Radix.List>
    </Radix.Root>
  )
}

export type NavigationPlaceProps = {
  readonly href: string
  readonly current?: boolean
  readonly children: ReactNode
}

/** A place in the bar. */
export function NavigationPlace({ href, current = false, children }: NavigationPlaceProps) {
  const Link = useLinkComponent()
  return (
    <Radix.Item>
      <Radix.Link asChild active={current}>
        <Link href={href} className={bar.root}>
          {children}
        </Link>
      </Radix.Link>
    </Radix.Item>
  )
}

export type NavigationPanelProps = {
  /** The words of its button. */
  readonly label: ReactNode
  /** Beside each other from 769 px on. */
  readonly columns?: keyof typeof styles.entries
  /** NavigationEntry. */
  readonly children: ReactNode
}

/** Places behind a button: it opens by a press, by a key, and by a mouse that rests on it. */
export function NavigationPanel({ label, columns = 1, children }: NavigationPanelProps) {
  return (
    <Radix.Item className={styles.item}>
      <Radix.Trigger className={bar.root}>
        {label}
        <span className={bar.chevron}>
          <ChevronDownIcon size="small" />
        </span>
      </Radix.Trigger>
      <Radix.Content className={cx(floating, styles.panel)}>
        <ul role="list" className={styles.entries[columns]}>
          {children}
        </ul>
      </Radix.Content>
    </Radix.Item>
  )
}

export type NavigationEntryProps = {
  readonly href: string
  readonly title: ReactNode
  readonly description?: ReactNode
  readonly icon?: ReactNode
  readonly current?: boolean
}

/** A place in a panel. */
export function NavigationEntry({ href, title, description, icon, current = false }: NavigationEntryProps) {
  const Link = useLinkComponent()
  return (
    <li>
      <Radix.Link asChild active={current}>
        <Link href={href} className={styles.entry}>
          {icon}
          <span className={styles.words}>
            <span>{title}</span>
            {description && <span className={styles.description}>{description}</span>}
          </span>
        </Link>
      </Radix.Link>
    </li>
  )
}
