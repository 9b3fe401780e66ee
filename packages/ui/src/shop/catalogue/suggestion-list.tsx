import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { useLinkComponent } from '../../internal/link.tsx'
import { ArrowRightIcon } from '../../media/icons.ts'
import { Image } from '../../media/image.tsx'
import { Spinner } from '../../media/spinner.tsx'
import * as floating from '../../overlays/floating.css.ts'
import { OptionGroup } from './internal/option-group.tsx'
import { matchedText } from './matched-text.ts'
import type { PictureView } from './picture-view.ts'
import { useSearchContext, useReportStatus } from './search-context.ts'
import * as styles from './suggestion-list.css.ts'

/** A product or category with its page. */
export type Suggestion = {
  readonly id: string
  readonly label: string
  readonly href: string
  /** Secondary text at the end: price, number of products. */
  readonly detail?: string
  readonly picture?: PictureView
}

export type SuggestionListProps = {
  /** Names the list: "Suggestions". */
  readonly label: string
  /** The query, highlighted in the results. */
  readonly query: string
} & (
  | {
      readonly kind: 'found'
      readonly groups: readonly {
        readonly id: string
        readonly heading: string
        readonly items: readonly Suggestion[]
      }[]
      /** Announced when the list changes: "5 suggestions". */
      readonly status: string
      /** Link to all results. */
      readonly showAll?: Pick<Suggestion, 'label' | 'href'>
    }
  | { readonly kind: 'loading' | 'none'; readonly text: string }
)

/** Suggestions of a SearchBox, which handles the keys. */
export function SuggestionList(props: SuggestionListProps) {
  const { listId } = useSearchContext()
  useReportStatus(props.kind === 'found', props.kind === 'found' ? props.status : props.text)
  if (props.kind !== 'found')
    return (
      <div className={cx(floating.floating, styles.root, styles.message)}>
        {props.kind === 'loading' && <Spinner />}
        <span>{props.text}</span>
      </div>
    )
  const { label, query, groups, showAll } = props
  return (
    <div role="listbox" id={listId} aria-label={label} className={cx(floating.floating, styles.root)}>
      {groups.map(({ id, heading, items }) => (
        <OptionGroup key={id} heading={heading}>
          {items.map((item) => (
            <Option key={item.id} {...item} optionId={`${listId}-${id}-${item.id}`} query={query} />
          ))}
        </OptionGroup>
      ))}
      {showAll && (
        <div className={styles.all}>
          <Option {...showAll} optionId={`${listId}-all`} query="" end={<ArrowRightIcon size="small" />} />
        </div>
      )}
    </div>
  )
}

type OptionProps = Omit<Suggestion, 'id'> & {
  readonly optionId: string
  readonly query: string
  readonly end?: ReactNode
}

/** A link with the role of an option. */
function Option({ optionId, label, href, detail, picture, query, end }: OptionProps) {
  const Link = useLinkComponent()
  const active = useSearchContext().activeId === optionId
  return (
    <Link
      href={href}
      id={optionId}
      role="option"
      aria-selected={active}
      data-highlighted={active || undefined}
      tabIndex={-1}
      className={cx(floating.item, styles.option)}
    >
      {picture && (
        <span className={styles.picture}>
          <Image {...picture} alt="" ratio="square" radius="control" />
        </span>
      )}
      <span className={styles.label}>
        {matchedText(label, query).map(({ text, matched, at }) =>
          matched ? (
            <mark key={at} className={styles.found}>
              {text}
            </mark>
          ) : (
            <span key={at}>{text}</span>
          ),
        )}
      </span>
      {detail && (
        <span translate="no" className={styles.detail}>
          {detail}
        </span>
      )}
      {end}
    </Link>
  )
}
