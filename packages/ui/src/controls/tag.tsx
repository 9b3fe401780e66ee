import { useRef, type ReactNode } from 'react'
import { CloseIcon } from '../media/icons.ts'
import * as styles from './tag.css.ts'

export type TagProps = {
  readonly icon?: ReactNode
  readonly children: ReactNode
  /** Name of the button: "Quitar Camisas". */
  readonly removeLabel: string
  readonly onRemove: () => void
  /** It is being removed. */
  readonly busy?: boolean
  readonly disabled?: boolean
}

/** A removable value: a filter, a code. For a state, use Badge; for a toggle, Chip. */
export function Tag({ icon, children, removeLabel, onRemove, busy = false, disabled = false }: TagProps) {
  const blocked = busy || disabled
  return (
    <span className={styles.root} aria-busy={busy || undefined}>
      <span className={styles.text}>
        {icon}
        <span>{children}</span>
      </span>
      <button
        type="button"
        className={styles.remove}
        aria-label={removeLabel}
        aria-disabled={blocked || undefined}
        onClick={() => {
          if (!blocked) onRemove()
        }}
      >
        <CloseIcon size="small" />
      </button>
    </span>
  )
}

export type TagListProps = {
  /** Name of the list: "Filtros elegidos". */
  readonly label: string
  readonly tags: readonly (Omit<TagProps, 'children' | 'onRemove'> & {
    readonly id: string
    readonly text: ReactNode
  })[]
  readonly onRemove: (id: string) => void
}

/** Tags in a row. After a removal the focus moves to the next tag, or to the list if there is none. */
export function TagList({ label, tags, onRemove }: TagListProps) {
  const list = useRef<HTMLUListElement>(null)
  const remove = (id: string, at: number) => {
    const buttons = list.current?.querySelectorAll('button') ?? []
    const next = buttons[at + 1] ?? buttons[at - 1] ?? list.current
    onRemove(id)
    next?.focus()
  }
  return (
    <ul role="list" aria-label={label} ref={list} className={styles.list} tabIndex={-1}>
      {tags.map(({ id, text, ...tag }, at) => (
        <li key={id}>
          <Tag {...tag} onRemove={() => remove(id, at)}>
            {text}
          </Tag>
        </li>
      ))}
    </ul>
  )
}
