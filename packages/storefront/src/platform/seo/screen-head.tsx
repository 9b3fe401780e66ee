import { createElement } from 'react'
import { type MetaDescriptor, useMatches } from 'react-router-dom'
import { useLanguage } from '../language/use-language.ts'
import { usePagePaths } from '../routes/page-paths.ts'
import { originOf, pageMeta } from './page-meta.ts'

export interface ScreenHeadProps {
  readonly title: string
  readonly description?: string
  /** False for what is only for one customer: no search engine should list it. */
  readonly listed?: boolean
}

/** What `meta` says of other screens, for one whose words need no data; React lifts it into the head. */
export function ScreenHead({ title, description = '', listed = false }: ScreenHeadProps) {
  const language = useLanguage()
  const paths = usePagePaths()
  const origin = originOf(useMatches())
  return pageMeta({ title, description, language, paths, origin, listed }).map(toElement)
}

function toElement(descriptor: MetaDescriptor, key: number) {
  if ('title' in descriptor) return <title key={key}>{String(descriptor.title)}</title>
  const { tagName = 'meta', ...attributes } = descriptor as { tagName?: string } & Record<string, string>
  return createElement(tagName, { key, ...attributes })
}
