import type { ReactNode } from 'react'
import { CheckIcon } from '../../media/icons.ts'
import { Heading, type HeadingLevel } from '../../text/heading.tsx'
import { Text } from '../../text/text.tsx'
import type { PictureView } from '../catalogue/picture-view.ts'
import * as styles from './hero.css.ts'

export type HeroProps = {
  readonly title: string
  readonly headingLevel: HeadingLevel
  /** `title1` for a long title. */
  readonly headingSize?: 'display' | 'title1'
  readonly text: string
  readonly actions: ReactNode
  /** At most three short facts. */
  readonly facts?: readonly string[]
  readonly picture: PictureView & {
    /** A picture of less height for phones, so that it and the first action are above the fold. */
    readonly narrow?: { readonly src: string; readonly width: number; readonly height: number }
    /** `cover` for a scene that fills its half and may be cut; `contain` for a drawing, which stands on its edge. */
    readonly fit?: 'cover' | 'contain'
  }
}

/** Introduction with actions at the top of a page. */
export function Hero(props: HeroProps) {
  const { title, headingLevel, headingSize = 'display', text, actions, facts = [], picture } = props
  const { narrow, src, width, height, alt = '', priority, fit = 'contain' } = picture
  return (
    <section className={styles.root}>
      <div className={styles.text}>
        <Heading level={headingLevel} size={headingSize}>
          {title}
        </Heading>
        <Text size="lead" tone="secondary">
          {text}
        </Text>
        <div className={styles.actions}>{actions}</div>
        {facts.length > 0 && (
          <ul role="list" className={styles.facts}>
            {facts.map((fact) => (
              <li key={fact} className={styles.fact}>
                <CheckIcon size="small" />
                {fact}
              </li>
            ))}
          </ul>
        )}
      </div>
      <picture className={styles.picture}>
        {narrow && (
          <source
            media="(max-width: 768px)"
            srcSet={narrow.src}
            width={narrow.width}
            height={narrow.height}
          />
        )}
        <img
          src={src}
          width={width}
          height={height}
          alt={alt}
          decoding="async"
          fetchPriority={priority === 'high' ? 'high' : undefined}
          className={styles.drawing[fit]}
        />
      </picture>
    </section>
  )
}
