import type { ReactNode } from 'react'
import { Inline } from '../../layout/inline.tsx'
import { UserIcon } from '../../media/icons.ts'
import { BriefcaseIcon } from '../../media/subject-icons.ts'
import { Tabs } from '../../navigation/tabs.tsx'

export type RegistrationKind = 'private' | 'business'

export type RegistrationTabsProps = {
  /** Name of the tab list. */
  readonly label: string
  readonly labels: Readonly<Record<RegistrationKind, string>>
  /** A RegisterPanel each. */
  readonly panels: Readonly<Record<RegistrationKind, ReactNode>>
  readonly value: RegistrationKind
  readonly onChange: (kind: RegistrationKind) => void
}

const icons = { private: <UserIcon size="small" />, business: <BriefcaseIcon size="small" /> }

/** Registration as a private person or a company (spec 000 §2, Registration). */
export function RegistrationTabs({ label, labels, panels, value, onChange }: RegistrationTabsProps) {
  return (
    <Tabs
      label={label}
      value={value}
      onValueChange={onChange}
      tabs={(['private', 'business'] as const).map((kind) => ({
        value: kind,
        label: (
          <Inline as="span" gap="xs" wrap={false}>
            {icons[kind]}
            {labels[kind]}
          </Inline>
        ),
        panel: panels[kind],
      }))}
    />
  )
}
