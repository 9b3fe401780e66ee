import type { LinkProps } from '@colada/ui'
import { Link } from 'react-router-dom'
import { needsDocument } from './go-to.ts'

/**
 * The shop's link, given to the component library. Links to the other language load a document, since the
 * language of a page is that of its address; addresses outside the shop stay plain.
 */
export function AppLink({ href, children, ...rest }: LinkProps) {
  if (!href.startsWith('/') || href.startsWith('//')) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    )
  }
  // Rendering a document, nobody presses anything: the same markup without what the router prepares for that, which was
  // an eighth of the time that a document takes.
  if (typeof document === 'undefined') {
    return (
      <a {...rest} href={href}>
        {children}
      </a>
    )
  }
  return (
    <Link
      to={href}
      discover="none"
      prefetch="intent"
      reloadDocument={rest.hrefLang !== undefined || needsDocument(href)}
      {...rest}
    >
      {children}
    </Link>
  )
}
