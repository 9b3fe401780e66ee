import { RadioGroup, type RadioGroupProps } from '../../controls/radio-group.tsx'

export type StoreOption = {
  readonly id: string
  readonly name: string
  readonly address: string
  /** Why it cannot be chosen: "Closed in August". Its presence closes it. */
  readonly disabledReason?: string
}

export type StoreSelectorProps = Pick<RadioGroupProps, 'label' | 'hint' | 'error' | 'name'> & {
  readonly stores: readonly StoreOption[]
  /** Id of the chosen store; empty while there is none. */
  readonly value: string
  readonly onChange: (id: string) => void
}

/** One of our stores. Store mode offers three more (spec 000 §2, Store selector). */
export function StoreSelector({ stores, value, onChange, ...group }: StoreSelectorProps) {
  return (
    <RadioGroup
      {...group}
      layout="cards"
      value={value}
      onValueChange={onChange}
      options={stores.map(({ id, name, address, disabledReason }) => ({
        value: id,
        label: name,
        hint: disabledReason === undefined ? address : `${address}. ${disabledReason}`,
        disabled: disabledReason !== undefined,
      }))}
    />
  )
}
