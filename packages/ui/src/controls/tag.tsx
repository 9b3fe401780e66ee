import { useRef, type ReactNode } from 'react'

import { CloseIcon } from '../media/icons.ts'
import * as styles from './tag.css.ts'

export type TagProps = {
  readonly icon?: ReactNode
  readonly children: ReactNode
  /** Names the button: "Quitar Camisas". */
  readonly removeLabel: string
  readonly onRemove: () => void
  /** It is being taken away. */
  readonly busy?: boolean
  readonly disabled?: boolean
}

/**
 * Something that was chosen or typed and can be taken away again: a filter, a code. A state is a Badge, a filter that
 * is switched on and off a Chip.
 */
export function Tag({ icon, children, removeLabel, onRemove, busy = false, disabled = false }: TagProps) {
  const blocked = busy || disabled
  return (
    <span className={styles.root} aria-busy={busy || undefined}>
      <span className={styles.words}>
        {icon}
        {children}
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
  /** Names the list: "Filtros elegidos". */
  readonly label: string
  readonly tags: readonly (Omit<TagProps, 'children' | 'onRemove'> & {
    readonly id: string
    readonly text: ReactNode
  })[]
  readonly onRemove: (id: string) => void
}

/** Tags in a row. When one goes, the focus goes to the next, or to the list when it was the last. */
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
