import type { ReactNode } from 'react'
import * as bar from '../../internal/bar-item.css.ts'
import type { Html } from '../../internal/html.ts'
import { useLinkComponent } from '../../internal/link.tsx'
import * as styles from './nav-action.css.ts'

type NavActionLook = {
  readonly icon: ReactNode
  /** Accessible name, visible from 1024 px on. */
  readonly label: string
}
export type NavActionProps = NavActionLook &
  (
    | (Html<'a', 'children'> & { readonly href: string })
    | (Html<'button', 'type' | 'children'> & { readonly href?: never })
  )

/** An action at the end of the bar: log in, account. */
export function NavAction({ icon, label, ...rest }: NavActionProps) {
  const Link = useLinkComponent()
  const content = (
    <>
      {icon}
      <span className={styles.text}>{label}</span>
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
