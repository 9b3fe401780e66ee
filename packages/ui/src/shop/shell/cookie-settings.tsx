import { useId } from 'react'

import { Button } from '../../controls/button.tsx'
import { Switch } from '../../controls/switch.tsx'
import { Table, type TableProps } from '../../layout/table.tsx'
import { LockIcon } from '../../media/subject-icons.ts'
import { Text } from '../../text/text.tsx'
import * as styles from './cookie-settings.css.ts'

/** What is kept on the device for one purpose. */
export type CookieKind = {
  readonly id: string
  readonly name: string
  /** What it is for, in a sentence. */
  readonly purpose: string
  /** How long it is kept: "30 days". */
  readonly keptFor: string
  readonly on: boolean
  /** Why it cannot be switched off; its presence locks it as it is. */
  readonly locked?: string
}

export type CookieSettingsProps = {
  readonly caption: string
  readonly words: { readonly kind: string; readonly keptFor: string; readonly allowed: string }
  readonly kinds: readonly CookieKind[]
  readonly onChange: (id: string, on: boolean) => void
  readonly accept: { readonly label: string; readonly onPress: () => void }
  readonly decline: { readonly label: string; readonly onPress: () => void }
  readonly save: { readonly label: string; readonly onPress: () => void }
  /** Said once it is saved. */
  readonly saved?: string | undefined
}

/** Each kind of cookie with its switch (spec 000 §2, Other). All and none look and weigh the same (decisions: Consent). */
export function CookieSettings(props: CookieSettingsProps) {
  const { caption, kinds, accept, decline, save, saved } = props
  return (
    <div className={styles.root}>
      <Table caption={caption} hideCaption rows={kinds} keyOf={({ id }) => id} columns={columnsOf(props)} />
      <div className={styles.answers}>
        <Button tone="neutral" appearance="outline" onClick={decline.onPress}>
          {decline.label}
        </Button>
        <Button tone="neutral" appearance="outline" onClick={accept.onPress}>
          {accept.label}
        </Button>
        <Button onClick={save.onPress}>{save.label}</Button>
      </div>
      <Text role="status" size="small" tone="success" weight="medium">
        {saved}
      </Text>
    </div>
  )
}

const columnsOf = ({
  words,
  onChange,
}: Pick<CookieSettingsProps, 'words' | 'onChange'>): TableProps<CookieKind>['columns'] => [
  { id: 'kind', label: words.kind, cell: (kind) => <Purpose {...kind} /> },
  { id: 'keptFor', label: words.keptFor, cell: ({ keptFor }) => keptFor },
  {
    id: 'allowed',
    label: words.allowed,
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
  const { name, on, locked } = kind
  if (locked === undefined) return <Switch label={name} hideLabel checked={on} onCheckedChange={onChange} />
  return (
    <span className={styles.locked}>
      {/* Not `disabled`: the keyboard still finds it, and hears why it stays as it is. */}
      <Switch label={name} hideLabel checked={on} aria-disabled aria-describedby={reasonId} />
      <span id={reasonId} className={styles.reason}>
        <LockIcon size="small" />
        {locked}
      </span>
    </span>
  )
}
