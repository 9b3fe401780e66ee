import { useEffect, useImperativeHandle, useRef } from 'react'
import type { Html } from '../../internal/html.ts'
import { MessageCircleIcon } from '../../media/icons.ts'
import * as styles from './help-button.css.ts'

export type HelpButtonProps = Html<'button', 'type' | 'children'> & {
  /** Accessible name; visible on wide screens. */
  readonly label: string
}

/**
 * Floating help button, above the place of a bottom bar of a phone. It hides while the page is scrolled down and while a
 * field has the focus. Part of the first load; StickyHelp, which replaces it, is lazy.
 */
export function HelpButton({ label, ref, ...rest }: HelpButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  useImperativeHandle(ref, () => button.current!, [])
  useEffect(() => hideOnScrollDown(button.current!), [])
  return (
    <button
      ref={button}
      type="button"
      aria-haspopup="dialog"
      aria-expanded={false}
      aria-label={label}
      {...rest}
      className={styles.root}
    >
      <MessageCircleIcon />
      <span className={styles.text}>{label}</span>
    </button>
  )
}

/**
 * Sets `data-away` when the page is scrolled down, and removes it when it is scrolled up. The attribute of this one element
 * changes with the direction only; CSS has a query for it (`scroll-state(scrolled)`) that only Chromium supports.
 *
 * @returns A function that ends it.
 */
function hideOnScrollDown(button: HTMLElement): () => void {
  let last = scrollY
  const onScroll = () => {
    if (scrollY !== last) button.toggleAttribute('data-away', scrollY > last)
    last = scrollY
  }
  addEventListener('scroll', onScroll, { passive: true })
  return () => removeEventListener('scroll', onScroll)
}
