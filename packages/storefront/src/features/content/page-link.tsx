import { useLanguage } from '@colada/client/language/use-language'
import { routePath } from '@colada/domain/routes/route-path'
import { ButtonLink } from '@colada/ui'
import type { Page } from './page-schema.ts'

/** A button of a page of content, to a route or to a section of the page. */
export function PageLink(link: NonNullable<Page['start']>) {
  const language = useLanguage()
  const href = 'section' in link ? `#${link.section}` : routePath(language, link.to as 'Contact')
  return <ButtonLink href={href}>{link.label}</ButtonLink>
}
