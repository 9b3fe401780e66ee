import { useId, type ReactNode } from 'react'
import { Stack } from '../../layout/stack.tsx'
import { Heading, type HeadingLevel } from '../../text/heading.tsx'
import { Prose } from '../../text/prose.tsx'
import * as styles from './category-content.css.ts'

export type ContentBlock = { readonly id: string; readonly title: string; readonly body: ReactNode }

export type CategoryContentProps = {
  readonly heading: string
  readonly headingLevel: Exclude<HeadingLevel, 6>
  readonly intro?: ReactNode
  readonly blocks: readonly ContentBlock[]
}

/** Editorial content about a category, below its products. */
export function CategoryContent({ heading, headingLevel, intro, blocks }: CategoryContentProps) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className={styles.root}>
      <Stack gap="sm">
        <Heading level={headingLevel} id={headingId}>
          {heading}
        </Heading>
        {intro && <Prose>{intro}</Prose>}
      </Stack>
      <div className={styles.blocks}>
        {blocks.map(({ id, title, body }) => (
          <Stack key={id} gap="xs">
            <Heading level={(headingLevel + 1) as HeadingLevel} size="title4">
              {title}
            </Heading>
            <Prose>{body}</Prose>
          </Stack>
        ))}
      </div>
    </section>
  )
}
