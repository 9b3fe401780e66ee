import { useId } from 'react'

import { Button } from '../../controls/button.tsx'
import { IconButton } from '../../controls/icon-button.tsx'
import { Badge } from '../../feedback/badge.tsx'
import { CheckIcon, TagIcon, TrashIcon } from '../../media/icons.ts'
import { Heading, type HeadingLevel } from '../../text/heading.tsx'
import { Text } from '../../text/text.tsx'
import * as styles from './promo-choice.css.ts'

export type PromoChoiceProps = {
  readonly title: string
  readonly headingLevel: HeadingLevel
  readonly description?: string
  readonly code: string
  /** Uses left, last day. */
  readonly facts: readonly string[]
  /** The word for a promotion that is chosen; left out for one that is not. */
  readonly selectedLabel?: string | undefined
  /** Why it cannot be used as things stand. */
  readonly unavailable?: string | undefined
  /** What was answered when it was tried. */
  readonly error?: string | undefined
  /** Chooses it, or takes it off again. */
  readonly action: {
    readonly label: string
    readonly loading: boolean
    readonly loadingLabel: string
    readonly onClick: () => void
  }
  /** Takes it off the list for good; left out where it cannot be. */
  readonly remove?: { readonly label: string; readonly onClick: () => void } | undefined
}

/** A promotion that can be used on an order. Stands in a list of PromoChoices. */
export function PromoChoice(props: PromoChoiceProps) {
  const { title, headingLevel, description, code, facts, selectedLabel, unavailable, error, action, remove } =
    props
  const headingId = useId()
  const state = selectedLabel !== undefined ? 'chosen' : unavailable !== undefined ? 'unavailable' : 'free'
  return (
    <article className={styles.card} data-state={state} aria-labelledby={headingId}>
      <div className={styles.head}>
        <span className={styles.sign}>{selectedLabel === undefined ? <TagIcon /> : <CheckIcon />}</span>
        <Heading level={headingLevel} size="title4" id={headingId}>
          {title}
        </Heading>
        {selectedLabel !== undefined && <Badge tone="success">{selectedLabel}</Badge>}
      </div>
      {description && (
        <Text size="small" tone="secondary">
          {description}
        </Text>
      )}
      <p className={styles.facts}>
        <span className={styles.code}>{code}</span>
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </p>
      <p role="status" className={styles.reason}>
        {error ?? unavailable}
      </p>
      <div className={styles.actions}>
        <Button
          size="small"
          tone={selectedLabel === undefined ? 'primary' : 'neutral'}
          appearance="outline"
          aria-describedby={headingId}
          loading={action.loading}
          loadingLabel={action.loadingLabel}
          unavailableReason={unavailable}
          onClick={action.onClick}
        >
          {action.label}
        </Button>
        {remove && (
          <IconButton size="small" label={remove.label} icon={<TrashIcon />} onClick={remove.onClick} />
        )}
      </div>
    </article>
  )
}

export type PromoChoicesProps = {
  /** Names the list for assistive technology. */
  readonly label: string
  readonly promos: readonly ({ readonly id: string } & PromoChoiceProps)[]
}

/** The promotions a customer can use on an order, one at a time. */
export function PromoChoices({ label, promos }: PromoChoicesProps) {
  return (
    <ul role="list" aria-label={label} className={styles.list}>
      {promos.map(({ id, ...promo }) => (
        <li key={id} className={styles.item}>
          <PromoChoice {...promo} />
        </li>
      ))}
    </ul>
  )
}
