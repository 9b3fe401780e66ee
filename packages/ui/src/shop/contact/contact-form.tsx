import { useId, type ReactNode } from 'react'
import { Card } from '../../layout/card.tsx'
import { Heading, type HeadingLevel } from '../../text/heading.tsx'
import { Text } from '../../text/text.tsx'
import { RegisterPanel, type RegisterPanelProps } from '../account/register-panel.tsx'
import * as styles from './contact-form.css.ts'

export type ContactFormProps = Omit<
  RegisterPanelProps,
  'label' | 'kind' | 'fields' | 'cancel' | 'alternatives'
> & {
  readonly heading: string
  readonly headingLevel: HeadingLevel
  readonly intro?: string
  /** Subject, message and further questions. */
  readonly fields: ReactNode
  /** A FileDrop for pictures. */
  readonly file?: ReactNode
  /** ContactMethods and hours, beside the form where there is room. */
  readonly aside?: ReactNode
}

/** Contact form (spec 000 §2, Contact forms). */
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
