import { useLanguage } from '@colada/client/language/use-language'
import type { ClaimKind } from '@colada/domain/claims/claim'
import { MAX_MESSAGE_CHARACTERS } from '@colada/domain/contact/contact-form'
import { MAX_PICTURES } from '@colada/domain/contact/limits'
import type { OrderId } from '@colada/domain/orders/order'
import { routePath } from '@colada/domain/routes/route-path'
import {
  Button,
  Checkbox,
  FormErrorSummary,
  type FormProblem,
  Stack,
  Text,
  TextArea,
  TextLink,
} from '@colada/ui'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { notify } from '../../platform/notices/notices.ts'
import { PictureField } from '../contact/picture-field.tsx'
import {
  type ClaimableGarment,
  type ClaimDraft,
  draftProblems,
  emptyGarment,
  type GarmentDraft,
  type GarmentField,
  toWireGarments,
} from './claim-draft.ts'
import { GarmentFields } from './garment-fields.tsx'
import { useClaim } from './use-claim.ts'

export interface ClaimFormProps {
  readonly orderId: OrderId
  readonly kind: ClaimKind
  readonly garments: readonly ClaimableGarment[]
  readonly onSent: () => void
}

/** Reports lost or damaged garments with what they cost and how old they are (operations §5.5). */
export function ClaimForm({ orderId, kind, garments, onSent }: ClaimFormProps) {
  const { t } = useTranslation('claims')
  const language = useLanguage()
  const [draft, setDraft] = useState<ClaimDraft>({ garments: {}, message: '' })
  const [isTried, setTried] = useState(false)
  const [isSending, setSending] = useState(false)
  const { failure, pictures, submit } = useClaim(orderId, kind)
  const formId = useId()
  const idOf = (...names: readonly (string | number)[]) => [formId, ...names].join('-')
  const found = draftProblems(garments, draft)
  const missingText = (name: string, field: GarmentField) => t(`claims:form.${field}Missing`, { name })
  const problems: FormProblem[] = [
    ...(found.garments ? [{ fieldId: idOf('garments'), text: t('claims:form.garmentsMissing') }] : []),
    ...garments.flatMap(({ productId, name }) =>
      (found.ofGarment[productId] ?? []).map((field) => ({
        fieldId: idOf(productId, field),
        text: missingText(name, field),
      })),
    ),
    ...(found.message ? [{ fieldId: idOf('message'), text: t('claims:form.messageMissing') }] : []),
  ]
  const hasProblems = isTried && problems.length > 0

  const choose = (productId: number, isChosen: boolean) =>
    setDraft(({ garments: before, ...rest }) => {
      const { [productId]: current = emptyGarment, ...others } = before
      return { ...rest, garments: isChosen ? { ...others, [productId]: current } : others }
    })
  const change = (productId: number, changes: Partial<GarmentDraft>) =>
    setDraft((before) => ({
      ...before,
      garments: { ...before.garments, [productId]: { ...before.garments[productId]!, ...changes } },
    }))

  const send = async () => {
    setTried(true)
    if (problems.length > 0) return
    setSending(true)
    const isSaved = await submit(toWireGarments(garments, draft), draft.message)
    setSending(false)
    if (!isSaved) return
    notify({ key: 'claims:form.toast', tone: 'success', page: 'next' })
    onSent()
  }

  return (
    <form
      noValidate
      aria-label={t('claims:form.title')}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <Stack gap="lg">
        <FormErrorSummary
          text={failure ?? (hasProblems ? t('claims:form.summary', { count: problems.length }) : undefined)}
          problems={failure || !hasProblems ? [] : problems}
        />
        <Text tone="secondary">
          {t('claims:form.intro')}{' '}
          <TextLink href={routePath(language, 'Warranties')}>{t('claims:form.rules')}</TextLink>
        </Text>
        <div role="group" aria-labelledby={idOf('label')}>
          <Stack gap="sm">
            <Text as="span" size="small" weight="semibold" id={idOf('label')}>
              {t('claims:form.garments')}
            </Text>
            {garments.map((garment, at) => (
              <GarmentChoice
                key={garment.productId}
                garment={garment}
                id={at === 0 ? idOf('garments') : idOf('garments', garment.productId)}
                draft={draft.garments[garment.productId]}
                onChoose={(isChosen) => choose(garment.productId, isChosen)}
                onChange={(changes) => change(garment.productId, changes)}
                idOf={(field) => idOf(garment.productId, field)}
                errorOf={(field) =>
                  isTried && found.ofGarment[garment.productId]?.includes(field)
                    ? missingText(garment.name, field)
                    : undefined
                }
                error={
                  isTried && found.garments && at === garments.length - 1
                    ? t('claims:form.garmentsMissing')
                    : undefined
                }
              />
            ))}
          </Stack>
        </div>
        <TextArea
          id={idOf('message')}
          label={t('claims:form.message')}
          hint={t('claims:form.messageHint')}
          maxLength={MAX_MESSAGE_CHARACTERS}
          value={draft.message}
          onChange={(event) => setDraft((before) => ({ ...before, message: event.target.value }))}
          error={isTried && found.message ? t('claims:form.messageMissing') : undefined}
        />
        <PictureField id={idOf('file')} max={MAX_PICTURES.incident} pictures={pictures} />
        <Button type="submit" size="large" fullWidth loading={isSending} loadingLabel={t('claims:form.busy')}>
          {t('claims:form.submit')}
        </Button>
      </Stack>
    </form>
  )
}

interface GarmentChoiceProps {
  readonly garment: ClaimableGarment
  readonly id: string
  /** What is typed about it; undefined while it is not chosen. */
  readonly draft: GarmentDraft | undefined
  readonly onChoose: (isChosen: boolean) => void
  readonly onChange: (changes: Partial<GarmentDraft>) => void
  readonly idOf: (field: GarmentField) => string
  readonly errorOf: (field: GarmentField) => string | undefined
  readonly error: string | undefined
}

function GarmentChoice({ garment, id, draft, onChoose, error, ...fields }: GarmentChoiceProps) {
  return (
    <Stack gap="sm">
      <Checkbox
        id={id}
        label={garment.name}
        checked={draft !== undefined}
        onCheckedChange={(checked) => onChoose(checked === true)}
        error={error}
      />
      {draft && <GarmentFields garment={garment} draft={draft} {...fields} />}
    </Stack>
  )
}
