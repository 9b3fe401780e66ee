import { Select, type SelectProps } from '../../fields/select.tsx'

/** Value of the "new address" option (spec 000 §2, Checkout). */
export const NEW_ADDRESS = '-1'

/** The label has to fit a phone. */
export type AddressOption = { readonly id: string; readonly label: string }

export type AddressSelectProps = Omit<SelectProps, 'options' | 'value' | 'onChange'> & {
  readonly addresses: readonly AddressOption[]
  readonly newAddressLabel: string
  /** Id of the selected address; empty for none. */
  readonly value: string
  readonly onChoose: (id: string) => void
  readonly onNewAddress: () => void
}

/** One of the customer's addresses, or a new one. */
export function AddressSelect(props: AddressSelectProps) {
  const { addresses, newAddressLabel, value, onChoose, onNewAddress, ...select } = props
  return (
    <Select
      translate="no"
      {...select}
      value={value}
      options={[
        ...addresses.map(({ id, label }) => ({ value: id, label })),
        { value: NEW_ADDRESS, label: newAddressLabel },
      ]}
      onChange={({ target }) => (target.value === NEW_ADDRESS ? onNewAddress() : onChoose(target.value))}
    />
  )
}
