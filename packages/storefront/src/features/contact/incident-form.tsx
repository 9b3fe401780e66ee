import {
  INCIDENT_TYPE,
  type IncidentForm as IncidentFields,
  incidentForm,
} from '@colada/domain/contact/contact-form'
import { MAX_PICTURES } from '@colada/domain/contact/limits'
import { Button, FormErrorSummary, Stack, TextArea } from '@colada/ui'
import { zodResolver } from '@hookform/resolvers/zod'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { errorSummary, fieldError, setApiFieldErrors } from '../../platform/forms/field-errors.ts'
import { notify } from '../../platform/notices/notices.ts'
import { useForm } from '../../platform/forms/use-form.ts'
import { GarmentChoice, type GarmentOption } from './garment-choice.tsx'
import { PictureField } from './picture-field.tsx'
import { useMessage } from './use-message.ts'

export interface IncidentFormProps {
  readonly orderId: number
  /** The garments of the order, one entry a product. */
  readonly garments: readonly GarmentOption[]
  readonly onSent: () => void
}

/** Reports a problem with garments of an order (decisions: "Report incident"). */
export function IncidentForm({ orderId, garments, onSent }: IncidentFormProps) {
  const { t } = useTranslation(['account', 'contact'])
  const form = useForm<IncidentFields>({
    resolver: zodResolver(incidentForm),
    defaultValues: { product_ids: [], message: '' },
  })
  const { register, handleSubmit, setError, control, formState } = form
  const { errors, isSubmitting } = formState
  const { failure, pictures, submit } = useMessage(INCIDENT_TYPE, MAX_PICTURES.incident)
  const formId = useId()
  const idOf = (name: keyof IncidentFields) => `${formId}-${name}`
  const labels = { product_ids: t('contact:incident.garments'), message: t('contact:incident.message') }
  const summary = errorSummary(errors, labels, idOf, t)

  const send = async ({ product_ids, message }: IncidentFields) => {
    const fields = { order_id: orderId, product_ids: product_ids.join(','), message }
    if (!(await submit(fields, (error) => setApiFieldErrors(setError, ['product_ids', 'message'], error))))
      return
    notify({ key: 'contact:incident.toast', tone: 'success' })
    onSent()
  }

  return (
    <form
      noValidate
      aria-label={t('contact:incident.title')}
      onSubmit={(event) => void handleSubmit(send)(event)}
    >
      <Stack gap="lg">
        <FormErrorSummary text={failure ?? summary.error} problems={failure ? [] : summary.problems} />
        <GarmentChoice
          control={control}
          id={idOf('product_ids')}
          label={labels.product_ids}
          garments={garments}
          error={errors.product_ids && t('contact:incident.garmentsMissing')}
        />
        <TextArea
          {...register('message')}
          id={idOf('message')}
          label={labels.message}
          hint={t('contact:incident.messageHint')}
          error={fieldError(errors.message, t)}
        />
        <PictureField id={`${formId}-file`} max={MAX_PICTURES.incident} pictures={pictures} />
        <Button type="submit" size="large" fullWidth loading={isSubmitting} loadingLabel={t('contact:busy')}>
          {t('contact:incident.submit')}
        </Button>
      </Stack>
    </form>
  )
}
