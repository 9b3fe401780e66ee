import { errorSummary, fieldError, setApiFieldErrors } from '@colada/client/forms/field-errors'
import { useSchemaForm } from '@colada/client/forms/use-schema-form'
import {
  INCIDENT_TYPE,
  incidentAnswerForm,
  type IncidentForm as IncidentFields,
  incidentForm,
  type OrderMessageType,
} from '@colada/domain/contact/contact-form'
import { MAX_PICTURES } from '@colada/domain/contact/limits'
import { Button, FormErrorSummary, Stack, TextArea } from '@colada/ui'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { notify } from '../../platform/notices/notices.ts'
import { GarmentChoice, type GarmentOption } from './garment-choice.tsx'
import { PictureField } from './picture-field.tsx'
import { useMessage } from './use-message.ts'

export interface IncidentFormProps {
  readonly orderId: number
  /** A report names garments; an answer to an incident is about those of the incident. */
  readonly type?: OrderMessageType
  /** The garments of the order, one entry a product; for a report. */
  readonly garments?: readonly GarmentOption[]
  /** A text that the customer can change. */
  readonly message?: string
  readonly onSent: () => void
}

/** Reports a problem with garments of an order, or answers an incident (decisions: "Report incident"). */
export function IncidentForm(props: IncidentFormProps) {
  const { orderId, type = INCIDENT_TYPE, garments = [], message: prepared = '', onSent } = props
  const isReport = type === INCIDENT_TYPE
  const texts = isReport ? 'incident' : 'answer'
  const { t } = useTranslation(['common', 'contact'])
  const defaultValues: IncidentFields = { product_ids: [], message: prepared }
  const form = useSchemaForm(isReport ? incidentForm : incidentAnswerForm, { defaultValues })
  const { register, handleSubmit, setError, control, formState } = form
  const { errors, isSubmitting } = formState
  const { failure, pictures, submit } = useMessage(type, MAX_PICTURES.incident)
  const formId = useId()
  const idOf = (name: keyof IncidentFields) => `${formId}-${name}`
  const fieldTexts = {
    product_ids: { label: t('contact:incident.garments'), missing: t('contact:incident.garmentsMissing') },
    message: { label: t(`contact:${texts}.message`), missing: t('contact:missing.message') },
  }
  const summary = errorSummary(errors, fieldTexts, idOf, t)

  const send = async ({ product_ids, message }: IncidentFields) => {
    const fields = { order_id: orderId, product_ids: product_ids.join(','), message }
    if (!(await submit(fields, (error) => setApiFieldErrors(setError, ['product_ids', 'message'], error))))
      return
    notify({ key: `contact:${texts}.toast`, tone: 'success', page: 'next' })
    onSent()
  }

  return (
    <form
      noValidate
      aria-label={t(`contact:${texts}.title`)}
      onSubmit={(event) => void handleSubmit(send)(event)}
    >
      <Stack gap="lg">
        <FormErrorSummary text={failure ?? summary.error} problems={failure ? [] : summary.problems} />
        {isReport && (
          <GarmentChoice
            control={control}
            id={idOf('product_ids')}
            label={fieldTexts.product_ids.label}
            garments={garments}
            error={errors.product_ids && t('contact:incident.garmentsMissing')}
          />
        )}
        <TextArea
          {...register('message')}
          id={idOf('message')}
          label={fieldTexts.message.label}
          hint={t(`contact:${texts}.messageHint`)}
          error={fieldError(errors.message, fieldTexts.message, t)}
        />
        <PictureField id={`${formId}-file`} max={MAX_PICTURES.incident} pictures={pictures} />
        <Button type="submit" size="large" fullWidth loading={isSubmitting} loadingLabel={t('contact:busy')}>
          {t(`contact:${texts}.submit`)}
        </Button>
      </Stack>
    </form>
  )
}
