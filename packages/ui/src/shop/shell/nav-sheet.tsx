import { useId, type ReactNode } from 'react'
import { DisabledReason } from '../../controls/internal/disabled-reason.tsx'
import { useLinkComponent } from '../../internal/link.tsx'
import { BanIcon, ChevronDownIcon } from '../../media/icons.ts'
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
  /** Unavailable for the `disabledReason` of the sheet. */
  readonly disabled?: boolean
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
  /** Why links are disabled; required if one is. */
  readonly disabledReason?: string
  /** App stores, store mode, the other language. */
  readonly children?: ReactNode
}

/** The menu on small screens; loaded on demand. Its sections fold: the first one and that of the current page are open. */
export function NavSheet(props: NavSheetProps) {
  const { open, onOpenChange, title, closeLabel, sections, disabledReason, children } = props
  return (
    <DialogRoot open={open} onOpenChange={onOpenChange}>
      <SheetContent side="start" title={title} closeLabel={closeLabel}>
        <div className={styles.sections}>
          {sections.map((section, index) => (
            <Section
              key={section.id}
              {...section}
              isOpen={index === 0 || section.links.some(({ current }) => current)}
              disabledReason={disabledReason}
              onNavigate={() => onOpenChange(false)}
            />
          ))}
          {children}
        </div>
      </SheetContent>
    </DialogRoot>
  )
}

type SectionProps = NavSheetSection & {
  /** At first. */
  readonly isOpen: boolean
  readonly disabledReason: string | undefined
  readonly onNavigate: () => void
}

function Section({ heading, links, isOpen, disabledReason, onNavigate }: SectionProps) {
  const Link = useLinkComponent()
  const headingId = useId()
  const reasonId = useId()
  return (
    <nav aria-labelledby={headingId}>
      <details open={isOpen}>
        <summary className={styles.summary}>
          <Heading level={3} size="title4" tone="secondary" id={headingId}>
            {heading}
          </Heading>
          <span className={styles.chevron}>
            <ChevronDownIcon />
          </span>
        </summary>
        <ul role="list" className={styles.list}>
          {links.map(({ id, label, href, icon, current, disabled }) => {
            const common = { className: styles.link, 'aria-current': current ? ('page' as const) : undefined }
            return (
              <li key={id}>
                {disabled ? (
                  // Stays focusable, so that its description is accessible.
                  <button {...common} type="button" aria-disabled aria-describedby={reasonId}>
                    {icon}
                    <span className={styles.label}>{label}</span>
                    <BanIcon size="small" />
                  </button>
                ) : (
                  <Link {...common} href={href} onClick={onNavigate}>
                    {icon}
                    {label}
                  </Link>
                )}
              </li>
            )
          })}
        </ul>
        {disabledReason && links.some(({ disabled }) => disabled) && (
          <DisabledReason id={reasonId}>{disabledReason}</DisabledReason>
        )}
      </details>
    </nav>
  )
}
