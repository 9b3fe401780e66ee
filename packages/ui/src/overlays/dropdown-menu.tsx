import * as Radix from '@radix-ui/react-dropdown-menu'
import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { useLinkComponent } from '../internal/link.tsx'
import * as styles from './floating.css.ts'

export type DropdownMenuProps = {
  /** The button that opens it; it must have a name. */
  readonly trigger: ReactNode
  readonly align?: 'start' | 'center' | 'end'
  readonly open?: boolean
  readonly onOpenChange?: (open: boolean) => void
  readonly children: ReactNode
}

/** A menu of actions or links behind a button. */
export function DropdownMenu({ trigger, align = 'start', open, onOpenChange, children }: DropdownMenuProps) {
  return (
    // Not modal: the page may scroll while the menu is open.
    <Radix.Root modal={false} open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          className={cx(styles.floating, styles.menu)}
          align={align}
          sideOffset={6}
          collisionPadding={16}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

export type MenuItemProps = {
  readonly onSelect: () => void
  readonly icon?: ReactNode
  readonly tone?: 'neutral' | 'danger'
  readonly disabled?: boolean
  readonly children: ReactNode
}

/** An action in a menu. */
export function MenuItem({ onSelect, icon, tone = 'neutral', disabled, children }: MenuItemProps) {
  return (
    <Radix.Item className={styles.item} data-tone={tone} disabled={disabled} onSelect={onSelect}>
      {icon}
      {children}
    </Radix.Item>
  )
}

export type MenuLinkProps = {
  readonly href: string
  readonly icon?: ReactNode
  readonly current?: boolean
  readonly children: ReactNode
}

/** A link in a menu. */
export function MenuLink({ href, icon, current, children }: MenuLinkProps) {
  const Link = useLinkComponent()
  return (
    <Radix.Item asChild>
      <Link className={styles.item} href={href} aria-current={current ? 'page' : undefined}>
        {icon}
        {children}
      </Link>
    </Radix.Item>
  )
}

/** Label of the items after it. */
export function MenuLabel({ children }: { readonly children: ReactNode }) {
  return <Radix.Label className={styles.label}>{children}</Radix.Label>
}

/** Separates two groups of items. */
export function MenuSeparator() {
  return <Radix.Separator className={styles.separator} />
}
