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
}

/** Leads to the same page in the other language. Named in that language, for whoever is looking for it. */
export function LanguageSwitch({ href, language, short, label }: LanguageSwitchProps) {
  const Link = useLinkComponent()
  return (
    <Link href={href} hrefLang={language} lang={language} aria-label={label} className={styles.root}>
      {short}
    </Link>
  )
}
