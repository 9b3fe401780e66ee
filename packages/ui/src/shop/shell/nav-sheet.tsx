import { useId, type ReactNode } from 'react'

import { useLinkComponent } from '../../internal/link.tsx'
import { DialogRoot } from '../../overlays/dialog.tsx'
import { SheetContent } from '../../overlays/sheet.tsx'
import { Heading } from '../../text/heading.tsx'
import * as styles from './nav-sheet.css.ts'

export type NavSheetLink = {
  readonly id: string
  readonly label: string
  readonly href: string
  readonly icon?: ReactNode
  readonly current?: boolean
}
export type NavSheetSection = {
  readonly id: string
  readonly heading: string
  readonly links: readonly NavSheetLink[]
}

export type NavSheetProps = {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly title: string
  readonly closeLabel: string
  readonly sections: readonly NavSheetSection[]
  /** App stores, store mode, the other language. */
  readonly children?: ReactNode
}

/** The whole menu on a small screen. Load it when the menu button is pressed. */
export function NavSheet({ open, onOpenChange, title, closeLabel, sections, children }: NavSheetProps) {
  return (
    <DialogRoot open={open} onOpenChange={onOpenChange}>
      <SheetContent side="start" title={title} closeLabel={closeLabel}>
        <div className={styles.sections}>
          {sections.map((section) => (
            <Section key={section.id} {...section} onLeave={() => onOpenChange(false)} />
          ))}
          {children}
        </div>
      </SheetContent>
    </DialogRoot>
  )
}

function Section({ heading, links, onLeave }: NavSheetSection & { readonly onLeave: () => void }) {
  const Link = useLinkComponent()
  const headingId = useId()
  return (
    <nav aria-labelledby={headingId}>
      <Heading level={3} size="title4" tone="secondary" id={headingId}>
        {heading}
      </Heading>
      <ul role="list" className={styles.list}>
        {links.map(({ id, label, href, icon, current }) => (
          <li key={id}>
            <Link
              href={href}
              className={styles.link}
              aria-current={current ? 'page' : undefined}
              onClick={onLeave}
            >
              {icon}
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
