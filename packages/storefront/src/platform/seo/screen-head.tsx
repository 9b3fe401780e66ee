import { useLanguage } from '@colada/client/language/use-language'
import { createElement } from 'react'
import { type MetaDescriptor, useMatches } from 'react-router-dom'
import { usePagePaths } from '../routes/page-paths.ts'
import { originOf, pageMeta } from './page-meta.ts'

export interface ScreenHeadProps {
  readonly title: string
  readonly description?: string
  /** Whether search engines may list the page. */
  readonly listed?: boolean
}

/** The head of a screen whose texts are translations, which `meta` cannot read; React hoists the elements. */
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
