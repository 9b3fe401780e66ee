import { useEffect, useRef } from 'react'
import { Button } from '../../controls/button.tsx'
import { bottomInsetVariable } from '../../internal/bottom-inset.ts'
import { focusOrMain } from '../../internal/focus-return.ts'
import { TextButton } from '../../text/text-button.tsx'
import { Text } from '../../text/text.tsx'
import * as styles from './cookie-banner.css.ts'

type Action = { readonly label: string; readonly onClick: () => void }

export type CookieBannerProps = {
  /** Accessible name of the region. */
  readonly label: string
  /** One short sentence: on a phone two lines at most. */
  readonly text: string
  readonly accept: Action
  readonly decline: Action
  /** Opens the settings. */
  readonly settings: Action
}

/**
 * Cookie consent. Both buttons have the same prominence (decisions: Consent). It does not take the focus, and returns it
 * after a decision, otherwise to the page's content. It is a bar below all others, and `--colada-bottom-inset` is its height.
 * At the start of the page's column, so that it is the first tab stop; it is laid out at the column's end.
 */
export function CookieBanner({ label, text, accept, decline, settings }: CookieBannerProps) {
  const root = useRef<HTMLElement>(null)
  const previousFocus = useRef<Element | null>(null)
  const decideBy =
    ({ onClick }: Action) =>
    () => {
      onClick()
      focusOrMain(previousFocus.current)
    }
  useEffect(() => {
    const banner = root.current!
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => {
      const { offsetHeight } = banner
      // The stylesheet sets the least height; a change of the variable recalculates the style of every element.
      if (offsetHeight > Math.ceil(Number.parseFloat(getComputedStyle(banner).minBlockSize)))
        style.setProperty(bottomInsetVariable, `${offsetHeight}px`)
      else style.removeProperty(bottomInsetVariable)
    })
    observer.observe(banner)
    const keepPrevious = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Element && !banner.contains(relatedTarget))
        previousFocus.current = relatedTarget
    }
    banner.addEventListener('focusin', keepPrevious)
    return () => {
      observer.disconnect()
      banner.removeEventListener('focusin', keepPrevious)
      style.removeProperty(bottomInsetVariable)
    }
  }, [])
  return (
    <section ref={root} aria-label={label} className={styles.root}>
      <Text size="small" tone="secondary">
        {text} <TextButton onClick={settings.onClick}>{settings.label}</TextButton>
      </Text>
      <div className={styles.buttons}>
        <Button tone="neutral" appearance="outline" fullWidth onClick={decideBy(decline)}>
          {decline.label}
        </Button>
        <Button tone="neutral" appearance="outline" fullWidth onClick={decideBy(accept)}>
          {accept.label}
        </Button>
      </div>
    </section>
  )
}
