import { errorSummary, type FieldTexts, setApiFieldErrors } from '@colada/client/forms/field-errors'
import { useSchemaForm } from '@colada/client/forms/use-schema-form'
import { useLanguage } from '@colada/client/language/use-language'
import { contactForms, type ContactField } from '@colada/domain/contact/contact-form'
import type { ContactType } from '@colada/domain/contact/contact-types'
import { MAX_PICTURES } from '@colada/domain/contact/limits'
import { routePath } from '@colada/domain/routes/route-path'
import { Button, ContactForm as FormLayout, type HeadingLevel } from '@colada/ui'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TermsCheckbox } from '../../platform/forms/terms-checkbox.tsx'
import { notify } from '../../platform/notices/notices.ts'
import {
  ContactFieldInput,
  contactTexts,
  type ContactValues,
  emptyMessage,
  fieldsOf,
} from './contact-fields.tsx'
import { MessageThanks } from './message-thanks.tsx'
import { PictureField } from './picture-field.tsx'
import { useMessage } from './use-message.ts'

export interface ContactFormProps {
  readonly type: ContactType
  /** Values that the page knows, such as a subject. */
  readonly initial?: Partial<ContactValues>
  /** Defaults to a title and an introduction of the type. */
  readonly heading?: string
  readonly intro?: string
  readonly headingLevel?: HeadingLevel
  /** Called once the message is saved, to open another page. Without it the form is replaced by thanks. */
  readonly onSent?: () => void
}

/**
 * A contact form (spec 000 §5). What was typed stays while it fails or the connection is gone, and when the type changes.
 */
export function ContactForm({ type, initial, heading, intro, headingLevel = 2, onSent }: ContactFormProps) {
  const { t } = useTranslation(['common', 'contact'])
  const language = useLanguage()
  const [sentType, setSentType] = useState<ContactType>()
  const form = useSchemaForm(contactForms[type], { defaultValues: { ...emptyMessage, ...initial } })
  const { register, handleSubmit, setError, control, formState, reset } = form
  const { failure, pictures, submit } = useMessage(type, MAX_PICTURES.contact)
  const formId = useId()
  const idOf = (name: ContactField) => `${formId}-${name}`
  const names = fieldsOf(type)
  const texts = Object.fromEntries(names.map((name) => [name, contactTexts(t, name)])) as Record<
    ContactField,
    FieldTexts
  >

  const send = async (values: Partial<ContactValues>) => {
    const own = Object.fromEntries(names.map((name) => [name, values[name]]))
    if (!(await submit(own, (error) => setApiFieldErrors(setError, names, error)))) return
    notify({
      key: 'contact:thanks.toast',
      tone: 'success',
      duration: 'contact',
      page: onSent && 'next',
    })
    reset({ ...emptyMessage, ...initial })
    if (onSent) onSent()
    else setSentType(type)
  }

  if (sentType === type) {
    return <MessageThanks headingLevel={headingLevel} onAnother={() => setSentType(undefined)} />
  }
  const input = (name: Exclude<ContactField, 'aceptarTyC'>) => (
    <ContactFieldInput key={name} {...{ type, name, register }} id={idOf(name)} errors={formState.errors} />
  )
  const short = names.filter((name) => name !== 'subject' && name !== 'message' && name !== 'aceptarTyC')
  const pairs = short.flatMap((first, index) => {
    const second = short[index + 1]
    return index % 2 === 0 && second ? [{ id: first, first: input(first), second: input(second) }] : []
  })
  return (
    <FormLayout
      heading={heading ?? t(`contact:types.${type}.title`)}
      headingLevel={headingLevel}
      intro={intro ?? t(`contact:types.${type}.intro`)}
      onSubmit={(event) => void handleSubmit(send)(event)}
      {...(failure ? { error: failure } : errorSummary(formState.errors, texts, idOf, t))}
      pairs={pairs}
      fields={
        <>
          {short.length % 2 === 1 && input(short.at(-1)!)}
          {input('subject')}
          {input('message')}
        </>
      }
      file={<PictureField id={`${formId}-file`} max={MAX_PICTURES.contact} pictures={pictures} />}
      consents={
        <TermsCheckbox control={control} id={idOf('aceptarTyC')} href={routePath(language, 'Terms')} />
      }
      submit={
        <Button
          type="submit"
          size="large"
          fullWidth
          loading={formState.isSubmitting}
          loadingLabel={t('contact:busy')}
        >
          {t('contact:submit')}
        </Button>
      }
    />
  )
}
