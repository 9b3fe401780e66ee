import { CallToAction } from '@colada/ui'
import { PageLink } from './page-link.tsx'
import type { Page } from './page-schema.ts'

/** The next step at the end of a page. */
export function PageAction({ action }: Pick<Page, 'action'>) {
  if (!action) return null
  const { title, text, to, label } = action
  return (
    <CallToAction title={title} headingLevel={2} text={text} actions={<PageLink to={to} label={label} />} />
  )
}
