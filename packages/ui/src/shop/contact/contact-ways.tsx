import type { ReactNode } from 'react'

import { useLinkComponent } from '../../internal/link.tsx'
import * as styles from './contact-ways.css.ts'

/** A way to reach somebody, or to find the answer alone. */
export type ContactWay = {
  readonly id: string
  readonly label: string
  /** When somebody is there, how soon an answer comes. */
  readonly detail?: string
  readonly href: string
  readonly icon: ReactNode
}

export type ContactWaysProps = {
  readonly ways: readonly ContactWay[]
  /** One was taken. */
  readonly onTaken?: () => void
}

/** The ways to reach us: WhatsApp, telephone, e-mail, the questions and answers. */
export function ContactWays({ ways, onTaken }: ContactWaysProps) {
  const Link = useLinkComponent()
  return (
    <ul role="list" className={styles.ways}>
      {ways.map(({ id, label, detail, href, icon }) => (
        <li key={id}>
          <Link href={href} className={styles.way} onClick={onTaken}>
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
