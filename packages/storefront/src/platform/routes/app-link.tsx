import type { LinkProps } from '@colada/ui'
import { Link } from 'react-router-dom'
import { useAppSelector } from '../store/hooks.ts'
import { selectUrlParams } from '../store/visit-slice.ts'
import { needsDocument, withUrlParams } from './go-to.ts'

/**
 * The link component of the UI library. A link to the other language loads a document, since a document has one language;
 * external links, and those to files of the API, are plain.
 */
export function AppLink({ href, children, ...rest }: LinkProps) {
  if (!href.startsWith('/') || href.startsWith('//') || href.startsWith('/api/')) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    )
  }
  // On the server the same markup without the router's handlers, which took an eighth of the rendering time.
  if (typeof document === 'undefined') {
    return (
      <a {...rest} href={href}>
        {children}
      </a>
    )
  }
  const ShopLink = rest.hrefLang !== undefined || needsDocument(href) ? DocumentLink : RouterLink
  return (
    <ShopLink href={href} {...rest}>
      {children}
    </ShopLink>
  )
}

const RouterLink = ({ href, ...rest }: LinkProps) => (
  // A component of the UI library marks links that change only a part of the page.
  <Link
    to={href}
    discover="none"
    prefetch="intent"
    preventScrollReset={'data-keep-scroll' in rest}
    {...rest}
  />
)

function DocumentLink({ href, ...rest }: LinkProps) {
  const to = withUrlParams(href, useAppSelector(selectUrlParams))
  return <Link to={to} discover="none" prefetch="intent" reloadDocument {...rest} />
}
