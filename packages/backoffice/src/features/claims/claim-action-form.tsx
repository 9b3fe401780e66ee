import { problemText, toProblem } from '@colada/client/api/problem-text'
import type { ClaimAction } from '@colada/domain/claims/claim'
import type { WireStaffClaimDetail } from '@colada/domain/claims/staff-contract'
import { serviceTerms } from '@colada/domain/content/service-terms'
import { formatMoney } from '@colada/domain/money/format-money'
import { fromEuros } from '@colada/domain/money/money'
import { statusCodes } from '@colada/domain/wire/status-codes'
import { Button, Callout, Card, Heading, Inline, RadioGroup, Stack, TextArea, TextField } from '@colada/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  actionBody,
  actionProblems,
  type ActionFields,
  compensationWith,
  plainAmount,
} from './claim-action.ts'
import { useUpdateClaimMutation } from './endpoints.ts'

const MAX_TEXT_CHARACTERS = 500
const limit = formatMoney(serviceTerms.appraisalThreshold)
const { versionChanged, approvalRequired } = statusCodes

/** What the member may do with a claim, each with its effect. What was typed stays after every error. */
export function ClaimActionForm({ claim }: { readonly claim: WireStaffClaimDetail }) {
  const { t } = useTranslation(['incidents', 'common'])
  const [action, setAction] = useState<ClaimAction>()
  const [typed, setTyped] = useState<Partial<ActionFields>>({})
  const [isTried, setTried] = useState(false)
  const [update, { isLoading, error, data, reset }] = useUpdateClaimMutation()
  const rules = compensationWith(claim, typed.agreed ?? {})
  const recommended = claim.proposed !== null && !typed.agreed ? fromEuros(claim.proposed) : rules.amount
  const fields: ActionFields = {
    amount: plainAmount(recommended),
    agreed: {},
    appraisal: claim.appraisal,
    reason: '',
    reference: '',
    ...typed,
  }
  const set = (changes: Partial<ActionFields>) => setTyped((before) => ({ ...before, ...changes }))
  const problem = error && toProblem(error)
  const found = action === undefined ? {} : actionProblems(action, fields)
  const errorOf = (name: 'amount' | 'appraisal' | 'reason' | 'reference') =>
    problem?.errors[name]?.[0] ?? (isTried && found[name] ? t(`incidents:missing.${name}`) : undefined)
  const hasAmount = action === 'propose' || action === 'decide'

  const submit = async () => {
    setTried(true)
    if (action === undefined || Object.keys(found).length > 0) return
    const body = actionBody(action, fields, claim)
    const result = await update({ id: claim.id, body })
    if (result.error) return
    setTyped({})
    setAction(undefined)
    setTried(false)
  }

  return (
    <Card as="section" padding="large">
      <form
        noValidate
        aria-label={t('incidents:actions.title')}
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <Stack gap="md">
          <Heading level={2} size="title4">
            {t('incidents:actions.title')}
          </Heading>
          {data && action === undefined && (
            <Callout tone="success" live="status">
              {t('incidents:actions.done', { state: t(`incidents:state.${claim.state}`) })}
            </Callout>
          )}
          <RadioGroup
            label={t('incidents:actions.label')}
            value={action ?? ''}
            onValueChange={(chosen) => {
              reset()
              setTried(false)
              setAction(chosen as ClaimAction)
            }}
            options={claim.allowed.map((each) => ({
              value: each,
              label: t(`incidents:action.${each}`),
              hint: t(`incidents:effect.${each}`, { days: serviceTerms.missingItemSearchDays }),
            }))}
          />
          {hasAmount && (
            <>
              {claim.garments.map(({ id, name, agreed_value: agreed }) => (
                <TextField
                  key={id}
                  label={t('incidents:actions.agreed', { name })}
                  hint={t('incidents:actions.agreedHint')}
                  inputMode="decimal"
                  autoComplete="off"
                  suffix="€"
                  value={fields.agreed[id] ?? (agreed === null ? '' : plainAmount(fromEuros(agreed)))}
                  onChange={(event) => set({ agreed: { ...fields.agreed, [id]: event.target.value } })}
                  error={isTried && found.agreed?.includes(id) ? t('incidents:missing.amount') : undefined}
                />
              ))}
              <TextField
                label={t('incidents:actions.amount')}
                hint={t('incidents:actions.amountHint', { amount: formatMoney(rules.maximum), limit })}
                inputMode="decimal"
                autoComplete="off"
                suffix="€"
                value={fields.amount}
                onChange={(event) => set({ amount: event.target.value })}
                error={errorOf('amount')}
              />
              <TextField
                label={t('incidents:actions.appraisal')}
                hint={t('incidents:actions.appraisalHint')}
                autoComplete="off"
                maxLength={MAX_TEXT_CHARACTERS}
                value={fields.appraisal}
                onChange={(event) => set({ appraisal: event.target.value })}
                error={errorOf('appraisal')}
              />
            </>
          )}
          {action === 'refuse' && (
            <TextArea
              label={t('incidents:actions.reason')}
              hint={t('incidents:actions.reasonHint')}
              maxLength={MAX_TEXT_CHARACTERS}
              value={fields.reason}
              onChange={(event) => set({ reason: event.target.value })}
              error={errorOf('reason')}
            />
          )}
          {action === 'pay' && (
            <TextField
              label={t('incidents:actions.reference')}
              hint={t('incidents:actions.referenceHint', {
                amount: formatMoney(fromEuros(claim.transfer)),
                holder: claim.holder,
              })}
              autoComplete="off"
              maxLength={MAX_TEXT_CHARACTERS}
              value={fields.reference}
              onChange={(event) => set({ reference: event.target.value })}
              error={errorOf('reference')}
            />
          )}
          {problem && Object.keys(problem.errors).length === 0 && (
            <Callout tone={problem.code === versionChanged.code ? 'warning' : 'danger'} live="alert">
              {problem.code === approvalRequired.code
                ? t('incidents:actions.needsSecond', { limit })
                : problemText(error, t)}
            </Callout>
          )}
          {action !== undefined && (
            <Inline>
              <Button type="submit" loading={isLoading} loadingLabel={t('incidents:actions.busy')}>
                {t(`incidents:action.${action}`)}
              </Button>
            </Inline>
          )}
        </Stack>
      </form>
    </Card>
  )
}
