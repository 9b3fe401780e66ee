import { serviceTerms } from '@colada/domain/content/service-terms'
import { Button, Callout, type HeadingLevel, Heading } from '@colada/ui'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'

export interface MessageThanksProps {
  readonly headingLevel: HeadingLevel
  readonly onAnother: () => void
}

/** Thanks in place of the form; the toast disappears, this stays. */
export function MessageThanks({ headingLevel, onAnother }: MessageThanksProps) {
  const { t } = useTranslation('contact')
  const element = useRef<HTMLDivElement>(null)
  // The button that had the focus is gone.
  useEffect(() => element.current?.focus(), [])
  return (
    <div ref={element} tabIndex={-1}>
      <Callout
        tone="success"
        title={
          <Heading level={headingLevel} size="title3">
            {t('contact:thanks.title')}
          </Heading>
        }
        actions={
          <Button appearance="outline" onClick={onAnother}>
            {t('contact:thanks.another')}
          </Button>
        }
      >
        {t('contact:thanks.text', { hours: serviceTerms.supportHours })}
      </Callout>
    </div>
  )
}
