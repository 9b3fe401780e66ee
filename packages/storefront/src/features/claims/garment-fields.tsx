import { FieldGroup, Grid, NumberField, Select, TextField } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import type { ClaimableGarment, GarmentDraft, GarmentField } from './claim-draft.ts'

export interface GarmentFieldsProps {
  readonly garment: ClaimableGarment
  readonly draft: GarmentDraft
  readonly onChange: (changes: Partial<GarmentDraft>) => void
  readonly idOf: (field: GarmentField) => string
  readonly errorOf: (field: GarmentField) => string | undefined
}

/** How many pieces of a garment are claimed, what they cost and how old they are. */
export function GarmentFields({ garment, draft, onChange, idOf, errorOf }: GarmentFieldsProps) {
  const { t } = useTranslation('claims')
  const { name, pieces } = garment
  return (
    <FieldGroup
      label={name}
      defaultOpen
      invalid={errorOf('value') !== undefined || errorOf('age') !== undefined}
    >
      <Grid columns={{ base: 1, md: 2 }}>
        {pieces > 1 && (
          <Select
            label={t('claims:form.quantity')}
            value={draft.quantity}
            onChange={(event) => onChange({ quantity: event.target.value })}
            options={Array.from({ length: pieces }, (_, at) => ({
              value: String(at + 1),
              label: String(at + 1),
            }))}
          />
        )}
        <TextField
          id={idOf('value')}
          label={t(draft.quantity === '1' ? 'claims:form.value' : 'claims:form.valueEach')}
          inputMode="decimal"
          autoComplete="off"
          suffix="€"
          value={draft.value}
          onChange={(event) => onChange({ value: event.target.value })}
          error={errorOf('value')}
        />
        <NumberField
          id={idOf('age')}
          label={t('claims:form.age')}
          hint={t('claims:form.ageHint')}
          autoComplete="off"
          value={draft.age}
          onValueChange={(age) => onChange({ age })}
          error={errorOf('age')}
        />
      </Grid>
    </FieldGroup>
  )
}
