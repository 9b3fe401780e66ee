import { RadioGroup, type RadioGroupProps } from '../../fields/radio-group.tsx'

export type StoreOption = {
  readonly id: string
  readonly name: string
  /** Left out where the stores are shown beside the selector. */
  readonly address?: string | undefined
  /** When it is open: "7:00–23:00, every day". */
  readonly hours?: string
  /** Why it cannot be selected: "Closed in August". Its presence disables the store. */
  readonly disabledReason?: string
}

export type StoreSelectorProps = Pick<RadioGroupProps, 'label' | 'hint' | 'error' | 'name'> & {
  readonly stores: readonly StoreOption[]
  /** Id of the selected store; empty for none. */
  readonly value: string
  readonly onChange: (id: string) => void
}

/** Selects a store. Store mode offers three more (spec 000 §2, Store selector). */
export function StoreSelector({ stores, value, onChange, ...group }: StoreSelectorProps) {
  return (
    <RadioGroup
      {...group}
      layout="cards"
      value={value}
      onValueChange={onChange}
      options={stores.map(({ id, name, address, hours, disabledReason }) => ({
        value: id,
        label: name,
        hint: [address, hours, disabledReason].filter((part) => part !== undefined).join('. '),
        disabled: disabledReason !== undefined,
      }))}
    />
  )
}
