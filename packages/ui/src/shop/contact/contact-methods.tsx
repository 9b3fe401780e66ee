import type { ReactNode } from 'react'
import { useLinkComponent } from '../../internal/link.tsx'
import * as styles from './contact-methods.css.ts'

/** A contact channel or a help page. */
export type ContactMethod = {
  readonly id: string
  readonly label: string
  /** Hours, response time. */
  readonly detail?: string
  readonly href: string
  readonly icon: ReactNode
}

export type ContactMethodsProps = {
  readonly methods: readonly ContactMethod[]
  readonly onSelect?: () => void
}

/** Contact methods: WhatsApp, telephone, e-mail, FAQ. */
export function ContactMethods({ methods, onSelect }: ContactMethodsProps) {
  const Link = useLinkComponent()
  return (
    <ul role="list" className={styles.list}>
      {methods.map(({ id, label, detail, href, icon }) => (
        <li key={id}>
          <Link href={href} className={styles.method} onClick={onSelect}>
            <span className={styles.icon}>{icon}</span>
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
