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
  /** The default address. */
  readonly isDefault: boolean
  readonly street: string
  readonly number: string
  readonly postalCode: string
  readonly city: string
  /** Its label names the address: "Edit Home". */
  readonly edit: { readonly label: string; readonly href: string }
  readonly remove: { readonly label: string; readonly onClick: () => void; readonly busy?: boolean }
}

export type AddressTableProps = {
  readonly caption: string
  readonly labels: {
    readonly alias: string
    readonly street: string
    readonly number: string
    readonly postalCode: string
    readonly city: string
    readonly actions: string
    readonly isDefault: string
    readonly yes: string
    readonly no: string
    readonly edit: string
    /** Announced during a deletion. */
    readonly removing: string
  }
  readonly addresses: readonly AddressRow[]
  /** An EmptyState, for a customer without an address. */
  readonly empty: ReactNode
  /** Announced while loading; its presence shows skeletons. */
  readonly loadingLabel?: string | undefined
  /** A Pagination, for more than five addresses. */
  readonly pages?: ReactNode
}

/** The customer's addresses; one is the default (spec 000 §2, Profile). */
export function AddressTable({ caption, labels, addresses, empty, loadingLabel, pages }: AddressTableProps) {
  if (loadingLabel !== undefined) return <LoadingRows label={loadingLabel} />
  if (addresses.length === 0) return empty
  return (
    <div className={styles.root}>
      <Table
        caption={caption}
        hideCaption
        rows={addresses}
        getKey={({ id }) => id}
        columns={columnsOf(labels)}
      />
      {pages}
    </div>
  )
}

const columnsOf = (words: AddressTableProps['labels']): TableProps<AddressRow>['columns'] => [
  { id: 'alias', label: words.alias, cell: ({ alias }) => <strong translate="no">{alias}</strong> },
  {
    id: 'isDefault',
    label: words.isDefault,
    cell: ({ isDefault }) => (isDefault ? <Badge tone="info">{words.yes}</Badge> : words.no),
  },
  { id: 'street', label: words.street, cell: ({ street }) => <Verbatim>{street}</Verbatim> },
  { id: 'number', label: words.number, cell: ({ number }) => <Verbatim>{number}</Verbatim> },
  { id: 'postalCode', label: words.postalCode, cell: ({ postalCode }) => <Verbatim>{postalCode}</Verbatim> },
  { id: 'city', label: words.city, cell: ({ city }) => <Verbatim>{city}</Verbatim> },
  {
    id: 'actions',
    label: words.actions,
    align: 'end',
    cell: (row) => <Actions {...row} labels={words} />,
  },
]

/** A part of an address, which page translators must not change. */
const Verbatim = ({ children }: { children: ReactNode }) => <span translate="no">{children}</span>

function Actions({ edit, remove, labels }: AddressRow & Pick<AddressTableProps, 'labels'>) {
  return (
    <Inline gap="xxs" wrap={false} justify="end">
      <ButtonLink size="small" appearance="plain" href={edit.href} aria-label={edit.label}>
        {labels.edit}
      </ButtonLink>
      <IconButton
        size="small"
        label={remove.label}
        icon={<TrashIcon />}
        loading={remove.busy ?? false}
        loadingLabel={labels.removing}
        onClick={remove.onClick}
      />
    </Inline>
  )
}

const LoadingRows = ({ label }: { label: string }) => (
  <SkeletonGroup label={label}>
    <div className={styles.root}>
      <Skeleton shape="control" />
      <Skeleton shape="control" />
      <Skeleton shape="control" />
    </div>
  </SkeletonGroup>
)
