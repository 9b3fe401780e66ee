import { cx } from 'class-variance-authority'
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react'
import * as bar from '../internal/bar-item.css.ts'
import { useLinkComponent } from '../internal/link.tsx'
import { ChevronDownIcon } from '../media/icons.ts'
import { floating } from '../overlays/floating.css.ts'
import * as styles from './navigation-menu.css.ts'

type OpenPanel = {
  readonly open: string | null
  readonly setOpen: (panel: string | null) => void
  /** Closes the panel and restores the focus to its button. */
  readonly leave: () => void
}
const PanelContext = createContext<OpenPanel>({
  open: null,
  setOpen: () => undefined,
  leave: () => undefined,
})

export type NavigationMenuProps = {
  /** Name of the landmark. */
  readonly label: string
  /** NavigationLink and NavigationPanel. */
  readonly children: ReactNode
}

/** Site navigation with links and disclosure panels. For actions, use DropdownMenu. */
export function NavigationMenu({ label, children }: NavigationMenuProps) {
  const [open, setOpen] = useState<string | null>(null)
  const root = useRef<HTMLElement>(null)
  const leave = useCallback(() => {
    setOpen(null)
    root.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus()
  }, [])
  useEffect(() => {
    if (open === null) return
    const closeOutside = ({ target }: Event) => {
      if (!root.current?.contains(target as Node)) setOpen(null)
    }
    const closeByKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') leave()
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    document.addEventListener('keydown', closeByKey)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
      document.removeEventListener('keydown', closeByKey)
    }
  }, [open, leave])
  return (
    <PanelContext value={useMemo(() => ({ open, setOpen, leave }), [open, leave])}>
      <nav ref={root} aria-label={label}>
        <ul role="list" className={styles.list}>
          {children}
        </ul>
      </nav>
    </PanelContext>
  )
}

export type NavigationLinkProps = {
  readonly href: string
  readonly current?: boolean
  readonly children: ReactNode
}

/** A top-level link. */
export function NavigationLink({ href, current = false, children }: NavigationLinkProps) {
  const Link = useLinkComponent()
  return (
    <li>
      <Link href={href} className={bar.root} aria-current={current ? 'page' : undefined}>
        {children}
      </Link>
    </li>
  )
}

export type NavigationPanelProps = {
  /** Text of its button. */
  readonly label: ReactNode
  /** Beside each other from 769 px on. */
  readonly columns?: keyof typeof styles.entries
  /** NavigationEntry. */
  readonly children: ReactNode
}

/** Links in a disclosure panel, rendered while it is open. */
export function NavigationPanel({ label, columns = 1, children }: NavigationPanelProps) {
  const id = useId()
  const entries = useRef<HTMLUListElement>(null)
  const { open, setOpen } = useContext(PanelContext)
  const isOpen = open === id
  return (
    <li className={styles.item}>
      <button
        type="button"
        className={bar.root}
        aria-expanded={isOpen}
        aria-controls={id}
        data-state={isOpen ? 'open' : 'closed'}
        onClick={() => setOpen(isOpen ? null : id)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' || !isOpen) return
          event.preventDefault()
          entries.current?.querySelector('a')?.focus()
        }}
      >
        {label}
        <span className={bar.chevron}>
          <ChevronDownIcon size="small" />
        </span>
      </button>
      <div id={id} hidden={!isOpen} className={cx(floating, styles.panel)}>
        {isOpen && (
          <ul role="list" ref={entries} className={styles.entries[columns]}>
            {children}
          </ul>
        )}
      </div>
    </li>
  )
}

export type NavigationEntryProps = {
  readonly href: string
  readonly title: ReactNode
  readonly description?: ReactNode
  readonly icon?: ReactNode
  readonly current?: boolean
}

/** A link in a panel; following it closes the panel. */
export function NavigationEntry({ href, title, description, icon, current = false }: NavigationEntryProps) {
  const Link = useLinkComponent()
  const { leave } = useContext(PanelContext)
  return (
    <li>
      <Link href={href} className={styles.entry} aria-current={current ? 'page' : undefined} onClick={leave}>
        {icon}
        <span className={styles.text}>
          <span>{title}</span>
          {description && <span className={styles.description}>{description}</span>}
        </span>
      </Link>
    </li>
  )
}
