import type { ReactNode } from 'react'

import { useLinkComponent } from '../../internal/link.tsx'
import * as styles from './contact-methods.css.ts'

/** A way to reach somebody, or to find the answer alone. */
export type ContactMethod = {
  readonly id: string
  readonly label: string
  /** When somebody is there, how soon an answer comes. */
  readonly detail?: string
  readonly href: string
  readonly icon: ReactNode
}

export type ContactMethodsProps = {
  readonly methods: readonly ContactMethod[]
  /** One was taken. */
  readonly onSelect?: () => void
}

/** The ways to reach us: WhatsApp, telephone, e-mail, the questions and answers. */
export function ContactMethods({ methods, onSelect }: ContactMethodsProps) {
  const Link = useLinkComponent()
  return (
    <ul role="list" className={styles.list}>
      {methods.map(({ id, label, detail, href, icon }) => (
        <li key={id}>
          <Link href={href} className={styles.method} onClick={onSelect}>
            <span className={styles.sign}>{icon}</span>
            <span>
              <span className={styles.name}>{label}</span>
              {detail && <span className={styles.detail}>{detail}</span>}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
