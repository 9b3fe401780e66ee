import type { ReactNode } from 'react'

import { ButtonLink } from '../../controls/button-link.tsx'
import { IconButton } from '../../controls/icon-button.tsx'
import { Badge } from '../../feedback/badge.tsx'
import { Skeleton, SkeletonGroup } from '../../feedback/skeleton.tsx'
import { Inline } from '../../layout/inline.tsx'
import { Table, type TableProps } from '../../layout/table.tsx'
import { TrashIcon } from '../../media/icons.ts'
import * as styles from './address-table.css.ts'

export type AddressRow = {
  readonly id: string
  readonly alias: string
  /** Used when nothing else is said. */
  readonly standard: boolean
  readonly street: string
  readonly number: string
  readonly postalCode: string
  readonly city: string
  /** Its label names the address: "Edit Home". */
  readonly edit: { readonly label: string; readonly href: string }
  readonly remove: { readonly label: string; readonly onPress: () => void; readonly busy?: boolean }
}

export type AddressTableProps = {
  readonly caption: string
  readonly words: {
    readonly alias: string
    readonly street: string
    readonly number: string
    readonly postalCode: string
    readonly city: string
    readonly actions: string
    readonly standard: string
    readonly edit: string
    /** Said while an address is being deleted. */
    readonly removing: string
  }
  readonly addresses: readonly AddressRow[]
  /** An EmptyState, for a customer without an address. */
  readonly empty: ReactNode
  /** Said while they are on their way; its presence keeps their place. */
  readonly waiting?: string | undefined
  /** A Pagination, above five. */
  readonly pages?: ReactNode
}

/** The customer's addresses (spec 000 §2, Profile). Which one is the standard is told beside its name. */
export function AddressTable({ caption, words, addresses, empty, waiting, pages }: AddressTableProps) {
  if (waiting !== undefined) return <Bones label={waiting} />
  if (addresses.length === 0) return empty
  return (
    <div className={styles.root}>
      <Table
        caption={caption}
        hideCaption
        rows={addresses}
        keyOf={({ id }) => id}
        columns={columnsOf(words)}
      />
      {pages}
    </div>
  )
}

const columnsOf = (words: AddressTableProps['words']): TableProps<AddressRow>['columns'] => [
  {
    id: 'alias',
    label: words.alias,
    cell: ({ alias, standard }) => (
      <span className={styles.alias}>
        <strong>{alias}</strong>
        {standard && <Badge tone="info">{words.standard}</Badge>}
      </span>
    ),
  },
  { id: 'street', label: words.street, cell: ({ street }) => street },
  { id: 'number', label: words.number, cell: ({ number }) => number },
  { id: 'postalCode', label: words.postalCode, cell: ({ postalCode }) => postalCode },
  { id: 'city', label: words.city, cell: ({ city }) => city },
  {
    id: 'actions',
    label: words.actions,
    align: 'end',
    cell: (row) => <Actions {...row} words={words} />,
  },
]

function Actions({ edit, remove, words }: AddressRow & Pick<AddressTableProps, 'words'>) {
  return (
    <Inline gap="xxs" wrap={false} justify="end">
      <ButtonLink size="small" appearance="plain" href={edit.href} aria-label={edit.label}>
        {words.edit}
      </ButtonLink>
      <IconButton
        size="small"
        label={remove.label}
        icon={<TrashIcon />}
        loading={remove.busy ?? false}
        loadingLabel={words.removing}
        onClick={remove.onPress}
      />
    </Inline>
  )
}

const Bones = ({ label }: { label: string }) => (
  <SkeletonGroup label={label}>
    <div className={styles.root}>
      <Skeleton shape="control" />
      <Skeleton shape="control" />
      <Skeleton shape="control" />
    </div>
  </SkeletonGroup>
)
