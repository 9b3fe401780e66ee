import { useId, type ReactNode } from 'react'
import { Skeleton, SkeletonGroup } from '../../feedback/skeleton.tsx'
import { DescriptionList } from '../../layout/description-list.tsx'
import { Avatar } from '../../media/avatar.tsx'
import { BriefcaseIcon } from '../../media/subject-icons.ts'
import { Heading, type HeadingLevel } from '../../text/heading.tsx'
import { Text } from '../../text/text.tsx'
import * as styles from './profile-panel.css.ts'

export type ProfileFact = { readonly id: string; readonly term: string; readonly description: ReactNode }

export type ProfilePanelProps = {
  /** The customer's name, or the company's. */
  readonly name: string
  /** First name and first surname, for the initials; those of `name` by default. */
  readonly shortName?: string | undefined
  readonly headingLevel: HeadingLevel
  readonly kind: 'private' | 'business'
  /** Under the name: "Personal customer". */
  readonly kindLabel: string
  /** E-mail, phone; tax number and billing address of a company. */
  readonly facts: readonly ProfileFact[]
  /** Edit, change the password. */
  readonly actions: ReactNode
  /** Closing the account, set apart. */
  readonly closeAccount?: ReactNode
}

/** The customer's data with actions to change it (spec 000 §2, Profile). */
export function ProfilePanel(props: ProfilePanelProps) {
  const { name, shortName = name, headingLevel, kind, kindLabel, facts, actions, closeAccount } = props
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className={styles.root}>
      <div className={styles.head}>
        {kind === 'private' ? (
          <Avatar name={shortName} />
        ) : (
          <span className={styles.icon}>
            <BriefcaseIcon />
          </span>
        )}
        <div className={styles.name}>
          <Heading level={headingLevel} size="title3" id={headingId} translate="no">
            {name}
          </Heading>
          <Text size="small" tone="secondary">
            {kindLabel}
          </Text>
        </div>
      </div>
      <DescriptionList entries={facts} verbatim />
      <div className={styles.actions}>{actions}</div>
      {closeAccount && <div className={styles.closeAccount}>{closeAccount}</div>}
    </section>
  )
}

/** Placeholder of a ProfilePanel. */
export function ProfileSkeleton({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label}>
      <div className={styles.root}>
        <div className={styles.head}>
          <Skeleton shape="circle" />
          <div className={styles.name}>
            <Skeleton shape="title" width="half" />
          </div>
        </div>
        <Skeleton shape="control" />
        <Skeleton shape="control" />
        <Skeleton shape="control" width="half" />
      </div>
    </SkeletonGroup>
  )
}
