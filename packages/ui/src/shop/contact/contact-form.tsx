import { useId, type ReactNode } from 'react'

import { Card } from '../../layout/card.tsx'
import { Heading, type HeadingLevel } from '../../text/heading.tsx'
import { Text } from '../../text/text.tsx'
import { RegisterPanel, type RegisterPanelProps } from '../account/register-panel.tsx'
import * as styles from './contact-form.css.ts'

export type ContactFormProps = Omit<RegisterPanelProps, 'label' | 'kind' | 'fields' | 'alternatives'> & {
  readonly heading: string
  readonly headingLevel: HeadingLevel
  readonly intro?: string
  /** Subject, message, what a carrier is asked. */
  readonly fields: ReactNode
  /** A FileDrop, where a picture helps. */
  readonly file?: ReactNode
  /** ContactMethods and hours, beside the form where there is room. */
  readonly aside?: ReactNode
}

/** Writing to us, for every kind of question: who asks, what about, a picture, consent (spec 000 §2, Contact forms). */
export function ContactForm(props: ContactFormProps) {
  const { heading, headingLevel, intro, fields, file, aside, ...form } = props
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className={styles.root}>
      <Card padding="large">
        <div className={styles.form}>
          <div className={styles.head}>
            <Heading level={headingLevel} size="title3" id={headingId}>
              {heading}
            </Heading>
            {intro && <Text tone="secondary">{intro}</Text>}
          </div>
          <RegisterPanel
            {...form}
            label={heading}
            fields={
              <>
                {fields}
                {file}
              </>
            }
          />
        </div>
      </Card>
      {aside && <div className={styles.aside}>{aside}</div>}
    </section>
  )
}
