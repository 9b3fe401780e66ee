import type { ReactNode } from 'react'
import { Button } from '../../controls/button.tsx'
import { Hidden } from '../../layout/hidden.tsx'
import { Image } from '../../media/image.tsx'
import { CopyIcon } from '../../media/subject-icons.ts'
import { Heading, type HeadingLevel } from '../../text/heading.tsx'
import { Prose } from '../../text/prose.tsx'
import { VisuallyHidden } from '../../text/visually-hidden.tsx'
import type { PictureView } from '../catalogue/picture-view.ts'
import * as styles from './promo-card.css.ts'

export type PromoCardProps = {
  readonly title: string
  readonly headingLevel: HeadingLevel
  /** Paragraphs and lists. */
  readonly children: ReactNode
  readonly picture?: PictureView
  /** The promotion code. */
  readonly code?: string | undefined
  /** Copies the code. `status` is announced once it has been copied, or could not be. */
  readonly copy?:
    | { readonly label: string; readonly status?: string | undefined; readonly onClick: () => void }
    | undefined
  readonly action?: ReactNode
}

/** A promotion with its terms and code; on a tablet as wide as the page, beside its picture. */
export function PromoCard({ title, headingLevel, children, picture, code, copy, action }: PromoCardProps) {
  return (
    <article className={styles.root} data-picture={Boolean(picture) || undefined}>
      {picture && <Image {...picture} alt={picture.alt ?? ''} ratio="wide" radius="control" />}
      <div className={styles.text}>
        <Heading level={headingLevel} size="title3">
          {title}
        </Heading>
        <Prose>{children}</Prose>
        {code && (
          <div className={styles.codeRow}>
            <strong translate="no" className={styles.code}>
              {code}
            </strong>
            {copy && (
              <Hidden where="unscripted">
                <Button
                  size="small"
                  tone="neutral"
                  appearance="plain"
                  iconStart={<CopyIcon size="small" />}
                  onClick={copy.onClick}
                >
                  {copy.label}
                </Button>
                <VisuallyHidden role="status">{copy.status}</VisuallyHidden>
              </Hidden>
            )}
          </div>
        )}
        {action}
      </div>
    </article>
  )
}
