import type { MouseEventHandler } from 'react'
import { ButtonLink } from '../../controls/button-link.tsx'
import { Button } from '../../controls/button.tsx'
import { Banner } from '../../feedback/banner.tsx'
import type { StatusTone } from '../../feedback/tone-icons.ts'
import { Inline } from '../../layout/inline.tsx'
import type { Icon } from '../../media/icon.tsx'
import { PlusIcon, WarningIcon } from '../../media/icons.ts'
import { CalendarClockIcon, RepeatIcon, StoreIcon, TruckIcon } from '../../media/subject-icons.ts'

/** Mode of the shop other than a new order. */
export type ShopMode =
  | 'addingItems'
  | 'changingDates'
  | 'newVisit'
  | 'repeatingOrder'
  | 'solvingIncident'
  | 'store'

export type ModeBannerProps = {
  readonly mode: ShopMode
  /** Accessible name of the region. */
  readonly label: string
  readonly title: string
  /** Which order, until when. */
  readonly text?: string
  /** Link to the step where it is completed. */
  readonly resume?:
    | {
        readonly label: string
        readonly href: string
        readonly onClick?: MouseEventHandler<HTMLAnchorElement>
      }
    | undefined
  /** A further link, such as to the registration of a customer. */
  readonly other?: { readonly label: string; readonly href: string } | undefined
  readonly leave?: { readonly label: string; readonly onClick: () => void }
}

const looks: Record<ShopMode, { readonly Sign: Icon; readonly tone: StatusTone }> = {
  addingItems: { Sign: PlusIcon, tone: 'info' },
  changingDates: { Sign: CalendarClockIcon, tone: 'info' },
  newVisit: { Sign: TruckIcon, tone: 'danger' },
  repeatingOrder: { Sign: RepeatIcon, tone: 'info' },
  solvingIncident: { Sign: WarningIcon, tone: 'danger' },
  store: { Sign: StoreIcon, tone: 'neutral' },
}

/** Shows the current mode with actions to continue or leave. */
export function ModeBanner({ mode, label, title, text, resume, other, leave }: ModeBannerProps) {
  const { Sign, tone } = looks[mode]
  return (
    <Banner
      label={label}
      tone={tone}
      icon={<Sign />}
      action={
        (resume || other || leave) && (
          <Inline gap="xs">
            {resume && (
              <ButtonLink
                size="small"
                tone="neutral"
                href={resume.href}
                {...(resume.onClick && { onClick: resume.onClick })}
              >
                {resume.label}
              </ButtonLink>
            )}
            {other && (
              <ButtonLink size="small" tone="neutral" appearance="outline" href={other.href}>
                {other.label}
              </ButtonLink>
            )}
            {leave && (
              <Button size="small" tone="neutral" appearance="outline" onClick={leave.onClick}>
                {leave.label}
              </Button>
            )}
          </Inline>
        )
      }
    >
      <strong>{title}</strong> {text}
    </Banner>
  )
}
