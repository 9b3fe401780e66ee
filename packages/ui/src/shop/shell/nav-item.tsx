import type { ReactNode } from 'react'

import type { Html } from '../../internal/html.ts'
import * as bar from '../../internal/bar-item.css.ts'
import { useLinkComponent } from '../../internal/link.tsx'
import { ChevronDownIcon } from '../../media/icons.ts'
import * as styles from './nav-item.css.ts'

export type NavItemProps = {
  readonly href: string
  readonly children: ReactNode
  readonly current?: boolean
}

/** A link in the bar. */
export function NavItem({ href, children, current }: NavItemProps) {
  const Link = useLinkComponent()
  return (
    <Link href={href} className={bar.root} aria-current={current ? 'page' : undefined}>
      {children}
    </Link>
  )
}

export type NavMenuButtonProps = Html<'button', 'type'>

/** Opens a menu of the bar. Light: it stands in the first load, the NavMenu it turns into does not. */
export function NavMenuButton({ children, ...rest }: NavMenuButtonProps) {
  return (
    <button type="button" aria-haspopup="menu" aria-expanded={false} {...rest} className={bar.root}>
      {children}
      <span className={bar.chevron}>
        <ChevronDownIcon size="small" />
      </span>
    </button>
  )
}

type NavActionLook = {
  readonly icon: ReactNode
  /** Shown beside the icon from 1024 px on, and always its name. */
  readonly label: string
}
export type NavActionProps = NavActionLook &
  (
    | (Html<'a', 'children'> & { readonly href: string })
    | (Html<'button', 'type' | 'children'> & { readonly href?: never })
  )

/** A tool at the end of the bar: log in, my account. */
export function NavAction({ icon, label, ...rest }: NavActionProps) {
  const Link = useLinkComponent()
  const content = (
    <>
      {icon}
      <span className={styles.words}>{label}</span>
    </>
  )
  if (rest.href !== undefined)
    return (
      <Link {...rest} className={bar.root}>
        {content}
      </Link>
    )
  return (
    <button {...rest} type="button" className={bar.root}>
      {content}
    </button>
  )
}
