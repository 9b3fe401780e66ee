import type { IncidentForm } from '@colada/domain/contact/contact-form'
import { Checkbox, Stack, Text } from '@colada/ui'
import { type Control, useController } from 'react-hook-form'

export interface GarmentOption {
  readonly productId: number
  readonly name: string
}

export interface GarmentChoiceProps {
  readonly control: Control<IncidentForm>
  /** Id of the first checkbox, for the error summary. */
  readonly id: string
  readonly label: string
  readonly garments: readonly GarmentOption[]
  readonly error: string | undefined
}

/** The garments that a problem concerns. */
export function GarmentChoice({ control, id, label, garments, error }: GarmentChoiceProps) {
  const { field } = useController({ control, name: 'product_ids' })
  const labelId = `${id}-label`
  const choose = (productId: number, isChosen: boolean) =>
    field.onChange(
      isChosen ? [...field.value, productId] : field.value.filter((chosen) => chosen !== productId),
    )
  return (
    <div role="group" aria-labelledby={labelId}>
      <Stack gap="xs">
        <Text as="span" size="small" weight="semibold" id={labelId}>
          {label}
        </Text>
        {garments.map(({ productId, name }, index) => (
          <Checkbox
            key={productId}
            id={index === 0 ? id : `${id}-${productId}`}
            ref={index === 0 ? field.ref : undefined}
            label={name}
            checked={field.value.includes(productId)}
            onCheckedChange={(checked) => choose(productId, checked === true)}
            error={index === garments.length - 1 ? error : undefined}
          />
        ))}
      </Stack>
    </div>
  )
}
