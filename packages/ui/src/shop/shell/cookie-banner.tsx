import { useEffect, useRef } from 'react'

import { Button } from '../../controls/button.tsx'
import { bottomInsetVariable } from '../../internal/bottom-inset.ts'
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
 * Cookie consent. Both buttons have the same prominence (decisions: Consent). It does not take the focus. On phones
 * and tablets it is a bar below all other bars, and `--colada-bottom-inset` is its height; else a card in the corner.
 */
export function CookieBanner({ label, text, accept, decline, settings }: CookieBannerProps) {
  const root = useRef<HTMLElement>(null)
  useEffect(() => {
    const { style } = document.documentElement
    const observer = new ResizeObserver(() =>
      style.setProperty(bottomInsetVariable, `${root.current?.offsetHeight ?? 0}px`),
    )
    observer.observe(root.current!)
    return () => {
      observer.disconnect()
      style.removeProperty(bottomInsetVariable)
    }
  }, [])
  return (
    <section ref={root} aria-label={label} className={styles.root}>
      <Text size="small" tone="secondary">
        {text} <TextButton onClick={settings.onClick}>{settings.label}</TextButton>
      </Text>
      <div className={styles.buttons}>
        <Button tone="neutral" appearance="outline" fullWidth onClick={decline.onClick}>
          {decline.label}
        </Button>
        <Button tone="neutral" appearance="outline" fullWidth onClick={accept.onClick}>
          {accept.label}
        </Button>
      </div>
    </section>
  )
}
