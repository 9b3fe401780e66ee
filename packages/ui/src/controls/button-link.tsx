import type { ReactNode } from 'react'
import type { Html } from '../internal/html.ts'
import { useLinkComponent } from '../internal/link.tsx'
import { buttonClass, type ButtonVariants } from './button-class.ts'

export type ButtonLinkProps = Html<'a', 'href' | 'children'> &
  ButtonVariants & {
    readonly href: string
    readonly children: ReactNode
    readonly iconStart?: ReactNode
    readonly iconEnd?: ReactNode
  }

/** A link with the appearance of a button. */
export function ButtonLink(props: ButtonLinkProps) {
  const { tone, appearance, size, fullWidth, iconStart, iconEnd, children, ...html } = props
  const Link = useLinkComponent()
  return (
    <Link {...html} className={buttonClass({ tone, appearance, size, fullWidth })}>
      {iconStart}
      <span>{children}</span>
      {iconEnd}
    </Link>
  )
}
