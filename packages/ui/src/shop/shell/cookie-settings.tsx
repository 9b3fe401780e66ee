import { useId } from 'react'
import { Button } from '../../controls/button.tsx'
import { Switch } from '../../fields/switch.tsx'
import { Table, type TableProps } from '../../layout/table.tsx'
import { LockIcon } from '../../media/subject-icons.ts'
import { Text } from '../../text/text.tsx'
import * as styles from './cookie-settings.css.ts'

/** A category of cookies. */
export type CookieKind = {
  readonly id: string
  readonly name: string
  /** Purpose in one sentence. */
  readonly purpose: string
  /** Retention period: "30 days". */
  readonly retention: string
  readonly enabled: boolean
  /** Why it cannot be switched off; its presence disables the switch. */
  readonly lockedReason?: string
}

export type CookieSettingsProps = {
  readonly caption: string
  readonly labels: { readonly kind: string; readonly retention: string; readonly allowed: string }
  readonly kinds: readonly CookieKind[]
  readonly onChange: (id: string, on: boolean) => void
  readonly accept: { readonly label: string; readonly onClick: () => void }
  readonly decline: { readonly label: string; readonly onClick: () => void }
  readonly save: { readonly label: string; readonly onClick: () => void }
  /** Announced after saving. */
  readonly saved?: string | undefined
}

/** Categories of cookies with switches (spec 000 §2, Other). Both buttons have the same prominence (decisions: Consent). */
export function CookieSettings(props: CookieSettingsProps) {
  const { caption, kinds, accept, decline, save, saved } = props
  return (
    <div className={styles.root}>
      <Table caption={caption} hideCaption rows={kinds} getKey={({ id }) => id} columns={columnsOf(props)} />
      <div className={styles.buttons}>
        <Button tone="neutral" appearance="outline" onClick={decline.onClick}>
          {decline.label}
        </Button>
        <Button tone="neutral" appearance="outline" onClick={accept.onClick}>
          {accept.label}
        </Button>
        <Button onClick={save.onClick}>{save.label}</Button>
      </div>
      <Text role="status" size="small" tone="success" weight="medium">
        {saved}
      </Text>
    </div>
  )
}

const columnsOf = ({
  labels,
  onChange,
}: Pick<CookieSettingsProps, 'labels' | 'onChange'>): TableProps<CookieKind>['columns'] => [
  { id: 'kind', label: labels.kind, cell: (kind) => <Purpose {...kind} /> },
  { id: 'retention', label: labels.retention, cell: ({ retention }) => retention },
  {
    id: 'allowed',
    label: labels.allowed,
    cell: (kind) => <Allowed kind={kind} onChange={(on) => onChange(kind.id, on)} />,
  },
]

const Purpose = ({ name, purpose }: CookieKind) => (
  <span className={styles.purpose}>
    <strong>{name}</strong>
    <Text as="span" size="small" tone="secondary" weight="regular">
      {purpose}
    </Text>
  </span>
)

function Allowed({ kind, onChange }: { kind: CookieKind; onChange: (on: boolean) => void }) {
  const reasonId = useId()
  const { name, enabled, lockedReason } = kind
  if (lockedReason === undefined)
    return <Switch label={name} hideLabel checked={enabled} onCheckedChange={onChange} />
  return (
    <span className={styles.locked}>
      {/* Not `disabled`, so that it stays focusable with its reason as description. */}
      <Switch label={name} hideLabel checked={enabled} aria-disabled aria-describedby={reasonId} />
      <span id={reasonId} className={styles.reason}>
        <LockIcon size="small" />
        {lockedReason}
      </span>
    </span>
  )
}
