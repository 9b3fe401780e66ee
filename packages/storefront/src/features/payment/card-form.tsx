import { fieldError } from '@colada/client/forms/field-errors'
import { readFields } from '@colada/client/forms/use-form'
import { useSchemaForm } from '@colada/client/forms/use-schema-form'
import { requiredText } from '@colada/domain/account/contact-details'
import type { SavedCard } from '@colada/domain/payment/card'
import { MAX_CARDHOLDER_CHARACTERS } from '@colada/domain/payment/window'
import { Button, CardFormFrame, Checkbox, LockIcon, Skeleton, Stack, Text, TextField } from '@colada/ui'
import type { Stripe, StripeCardElement } from '@stripe/stripe-js'
import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import type { Translate } from '../../platform/language/messages.ts'
import type { CardChoice } from './card-confirmation.ts'
import { CardElementField } from './card-element.tsx'
import type { InputCause } from './card-errors.ts'
import { newCardId, SavedCards } from './saved-cards.tsx'

export interface CardFormProps {
  /** `null` until the provider's library is loaded. */
  readonly stripe: Stripe | null
  readonly cards: readonly SavedCard[]
  /** The customer's name, proposed as the cardholder's; empty until it is known. */
  readonly customerName: string
  /** The formatted amount. */
  readonly amount: string
  /** The payment intent is loaded. */
  readonly ready: boolean
  /** The payment intent failed to load. */
  readonly failed?: boolean
  readonly paying: boolean
  /** What was wrong with the input of the last attempt by card. A declined card is shown in a dialog instead. */
  readonly inputProblem: InputCause | null
  readonly onPay: (card: CardChoice, savesCard: boolean) => void
}

const schema = z.object({ holder: requiredText(MAX_CARDHOLDER_CHARACTERS) })

/** Pays with a saved card or a new one. The button says what is missing. */
export function CardForm(props: CardFormProps) {
  const { stripe, cards, customerName, amount, ready, failed = false, paying, inputProblem, onPay } = props
  const { t } = useTranslation(['common', 'payment'])
  const [cardId, setCardId] = useState<string>()
  const [element, setElement] = useState<StripeCardElement | null>(null)
  const [complete, setComplete] = useState(false)
  const [typedProblem, setTypedProblem] = useState<InputCause>()
  const [focused, setFocused] = useState(false)
  const [saves, setSaves] = useState(false)
  const form = useSchemaForm(schema, { defaultValues: { holder: '' }, mode: 'onTouched' })
  const { register, control, formState } = form
  const { getValues, setValue } = form
  useEffect(() => {
    if (getValues('holder') === '') setValue('holder', customerName)
  }, [customerName, getValues, setValue])
  const holder = useWatch({ control, name: 'holder' }).trim()
  const chosen = cardId ?? cards[0]?.id ?? newCardId
  const isNew = chosen === newCardId
  const wrong = typedProblem ?? inputProblem ?? undefined
  const holderTexts = { label: t('payment:form.holder'), missing: t('payment:form.needsHolder') }

  const missing = failed
    ? t('payment:form.notPrepared')
    : isNew
      ? findMissing(holder, complete, t)
      : undefined

  const submit = () => {
    if (missing !== undefined || !ready || paying) return
    if (!isNew) onPay({ kind: 'saved', id: chosen }, false)
    else if (element) onPay({ kind: 'typed', element, holder }, saves)
  }

  const payButton = (
    <Button
      type="submit"
      size="large"
      fullWidth
      iconStart={<LockIcon size="small" />}
      loading={!failed && (!ready || paying)}
      loadingLabel={t(paying ? 'payment:form.paying' : 'payment:form.preparing')}
      unavailableReason={missing}
      // The button depends on the fields, so they are read before it is pressed.
      onFocus={({ currentTarget }) => currentTarget.form && readFields(currentTarget.form, form)}
    >
      {t('payment:form.pay', { amount })}
    </Button>
  )
  const submitArea = (
    <>
      {payButton}
      {/* The line stays when nothing is missing: typing in the provider's frame moves nothing. */}
      {isNew && (
        <Text size="small" tone="secondary">
          {missing ?? '\u00a0'}
        </Text>
      )}
    </>
  )
  return (
    <Stack gap="md">
      {cards.length > 0 && <SavedCards cards={cards} value={chosen} onChange={setCardId} />}
      <CardFormFrame
        label={t('payment:form.label')}
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
        holder={
          isNew && (
            <TextField
              {...register('holder')}
              label={holderTexts.label}
              autoComplete="cc-name"
              maxLength={MAX_CARDHOLDER_CHARACTERS}
              error={fieldError(formState.errors.holder, holderTexts, t)}
            />
          )
        }
        cardLabel={t(isNew ? 'payment:form.cardBrands' : 'payment:form.savedCard')}
        card={
          isNew ? (
            stripe ? (
              <CardElementField
                stripe={stripe}
                onReady={setElement}
                onComplete={setComplete}
                onError={setTypedProblem}
                onFocus={setFocused}
              />
            ) : (
              <Skeleton />
            )
          ) : undefined
        }
        cardFocused={focused}
        error={wrong && t(`payment:input.${wrong}`)}
        saveCard={
          isNew && (
            <Checkbox
              label={t('payment:form.save')}
              hint={t('payment:form.saveHint')}
              checked={saves}
              onCheckedChange={(checked) => setSaves(checked === true)}
            />
          )
        }
        submit={submitArea}
        secureNote={t('payment:form.secure')}
      />
    </Stack>
  )
}

/** What is missing for a new card. */
function findMissing(holder: string, isComplete: boolean, t: Translate): string | undefined {
  if (holder === '') return t('payment:form.needsHolder')
  if (holder.length > MAX_CARDHOLDER_CHARACTERS)
    return t('payment:form.longHolder', { count: MAX_CARDHOLDER_CHARACTERS })
  return isComplete ? undefined : t('payment:form.needsCard')
}
