import type { ReactNode } from 'react'
import { Banner } from '../../feedback/banner.tsx'
import { TextLink } from '../../text/text-link.tsx'

export type PromoBannerProps = {
  /** Accessible name of the region. */
  readonly label: string
  readonly children: ReactNode
  readonly action?: { readonly label: string; readonly href: string }
  /** Omitted if the banner cannot be dismissed. */
  readonly dismiss?: { readonly label: string; readonly onClick: () => void }
}

/** An offer at the top of the page. */
export function PromoBanner({ label, children, action, dismiss }: PromoBannerProps) {
  const dismissal = dismiss ? { onDismiss: dismiss.onClick, dismissLabel: dismiss.label } : {}
  return (
    <Banner
      {...dismissal}
      label={label}
      tone="promo"
      appearance="solid"
      action={
        action && (
          <TextLink href={action.href} tone="inherit" standalone>
            {action.label}
          </TextLink>
        )
      }
    >
      {children}
    </Banner>
  )
}
