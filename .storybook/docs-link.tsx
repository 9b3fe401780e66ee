import { TextLink } from '@colada/ui'
import type { MouseEvent, ReactNode } from 'react'
import { SELECT_STORY } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'

interface DocsLinkProps {
  readonly to: string
  /** Underlined only on hover, for lists. */
  readonly quiet?: boolean
  readonly children: ReactNode
}

/** A link to another Storybook page by its id. It keeps the globals; with a modifier key it opens a new tab. */
export function DocsLink({ to, quiet, children }: DocsLinkProps) {
  const select = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    addons.getChannel().emit(SELECT_STORY, { storyId: to })
  }
  return (
    <TextLink href={`./?path=/docs/${to}`} target="_top" quiet={quiet} onClick={select}>
      {children}
    </TextLink>
  )
}
