import type { MouseEventHandler } from 'react'
import * as styles from '../internal/bar-item.css.ts'
import { useLinkComponent } from '../internal/link.tsx'

export type LanguageSwitchProps = {
  /** The same page in the other language. */
  readonly href: string
  /** The other language, by its BCP 47 tag. */
  readonly language: string
  /** Short, in the other language: "EN". */
  readonly short: string
  /** In full, in the other language, beginning with the short: "EN, English version". */
  readonly label: string
  /** Called before the link is followed; `preventDefault` keeps the page. */
  readonly onClick?: MouseEventHandler<HTMLAnchorElement> | undefined
}

/** A link to the page in the other language, labelled in that language. */
export function LanguageSwitch({ href, language, short, label, onClick }: LanguageSwitchProps) {
  const Link = useLinkComponent()
  return (
    <Link
      href={href}
      hrefLang={language}
      lang={language}
      aria-label={label}
      className={styles.root}
      onClick={onClick}
    >
      {short}
    </Link>
  )
}
