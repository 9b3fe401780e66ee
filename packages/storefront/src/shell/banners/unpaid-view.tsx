import type { Payable } from '@colada/domain/orders/payable'
import { Banner, Button, ButtonLink, ClockIcon, Inline } from '@colada/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import * as styles from '../shell.css.ts'

export interface UnpaidViewProps {
  readonly payable: Payable
  readonly locator?: string
  readonly payHref: string
  /** "24:10"; left out while it is loaded. */
  readonly time?: string
  /** The button that gives it up. */
  readonly giveUp?: ReactNode
}

/** The banner of what waits for a payment, in the same size before and after it is loaded. */
export function UnpaidView({ payable, locator = '', payHref, time, giveUp }: UnpaidViewProps) {
  const { t } = useTranslation('shell')
  return (
    <Banner
      label={t('shell:unpaid.label')}
      tone="warning"
      icon={<ClockIcon />}
      action={
        <Inline gap="xs">
          <ButtonLink size="small" tone="neutral" href={payHref}>
            {t('shell:unpaid.pay')}
          </ButtonLink>
          {giveUp ?? (
            <span className={styles.notYet}>
              <Button size="small" appearance="outline">
                {t('shell:unpaid.giveUp')}
              </Button>
            </span>
          )}
        </Inline>
      }
    >
      {t(`shell:unpaid.${payable}`, { locator })}
      <span className={time === undefined ? styles.notYet : styles.figures} translate="no">
        {' · '}
        {time ?? '00:00'}
      </span>
    </Banner>
  )
}
