import type { LinkProps } from '@colada/ui'
import { Link } from 'react-router-dom'

/** The link component of the UI library; links to other origins, phones, mail and files of the API are plain. */
export function AppLink({ href, children, ...rest }: LinkProps) {
  if (!href.startsWith('/') || href.startsWith('/api/'))
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    )
  return (
    <Link to={href} {...rest}>
      {children}
    </Link>
  )
}
