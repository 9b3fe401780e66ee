import { useId, useState } from 'react'
import { Button } from '../../controls/button.tsx'
import { IconButton } from '../../controls/icon-button.tsx'
import { Badge } from '../../feedback/badge.tsx'
import { CheckIcon, TagIcon, TrashIcon } from '../../media/icons.ts'
import { Heading, type HeadingLevel } from '../../text/heading.tsx'
import { TextButton } from '../../text/text-button.tsx'
import { Text } from '../../text/text.tsx'
import * as styles from './promo-choice.css.ts'

export type PromoChoiceProps = {
  readonly title: string
  readonly headingLevel: HeadingLevel
  readonly description?: string
  readonly code: string
  /** Remaining uses, last day. */
  readonly facts: readonly string[]
  /** Badge of the selected promotion; omitted otherwise. */
  readonly selectedLabel?: string | undefined
  /** Why it cannot be used now. */
  readonly unavailable?: string | undefined
  /** Error of the last attempt. */
  readonly error?: string | undefined
  /** Selects or deselects it. */
  readonly action: {
    readonly label: string
    readonly loading: boolean
    readonly loadingLabel: string
    readonly onClick: () => void
  }
  /** Removes it from the list permanently, if possible. */
  readonly remove?: { readonly label: string; readonly onClick: () => void } | undefined
}

/** A promotion that can be applied to an order, inside PromoChoices. */
export function PromoChoice(props: PromoChoiceProps) {
  const { title, headingLevel, description, code, facts, selectedLabel, unavailable, error, action, remove } =
    props
  const headingId = useId()
  const state = selectedLabel !== undefined ? 'chosen' : unavailable !== undefined ? 'unavailable' : 'free'
  return (
    <article className={styles.card} data-state={state} aria-labelledby={headingId}>
      <div className={styles.head}>
        <span className={styles.icon}>{selectedLabel === undefined ? <TagIcon /> : <CheckIcon />}</span>
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
        <span translate="no" className={styles.code}>
          {code}
        </span>
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
  /** Accessible name of the list. */
  readonly label: string
  /** The best first. */
  readonly promos: readonly ({ readonly id: string } & PromoChoiceProps)[]
  /** Label of the button that shows the promotions beyond the first three, and that hides them again. */
  readonly showAllLabel: string
  readonly showLessLabel: string
}

const FOLDED_COUNT = 3

/** The promotions that can be applied to an order, one at a time; folded to the first three and the chosen one. */
export function PromoChoices({ label, promos, showAllLabel, showLessLabel }: PromoChoicesProps) {
  const [isFolded, setFolded] = useState(true)
  // The last one chosen, which stays in the folded list when it is taken off: its button has the focus.
  const [keptId, setKeptId] = useState<string>()
  const chosenId = promos.find(({ selectedLabel }) => selectedLabel !== undefined)?.id
  if (chosenId !== undefined && chosenId !== keptId) setKeptId(chosenId)
  const firstPromos = promos.filter(({ id }, position) => position < FOLDED_COUNT || id === keptId)
  return (
    <div className={styles.root}>
      <ul role="list" aria-label={label} className={styles.list}>
        {(isFolded ? firstPromos : promos).map(({ id, ...promo }) => (
          <li key={id} className={styles.item}>
            <PromoChoice {...promo} />
          </li>
        ))}
      </ul>
      {firstPromos.length < promos.length && (
        <TextButton standalone aria-expanded={!isFolded} onClick={() => setFolded(!isFolded)}>
          {isFolded ? showAllLabel : showLessLabel}
        </TextButton>
      )}
    </div>
  )
}
