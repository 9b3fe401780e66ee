import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift'
import { useState } from 'react'

import type { ComboboxOption } from './combobox.tsx'
import { folded, matching } from './matching.ts'

type Choice = {
  readonly id: string
  readonly options: readonly ComboboxOption[]
  readonly value: string | null
  readonly onValueChange: (value: string | null) => void
  readonly onQueryChange?: ((typed: string) => void) | undefined
}

const labelOf = (option: ComboboxOption | null): string => option?.label ?? ''

/** Leaving the field keeps what is chosen: words that name an option choose it, others give way to the choice. */
const settled = <State extends Partial<UseComboboxState<ComboboxOption>>>(
  options: readonly ComboboxOption[],
  changes: State,
) => {
  const typed = folded(changes.inputValue ?? '')
  if (typed === '') return { ...changes, selectedItem: null, inputValue: '' }
  const named = options.find((option) => !option.disabled && folded(option.label) === typed)
  const chosen = named ?? changes.selectedItem ?? null
  return { ...changes, selectedItem: chosen, inputValue: labelOf(chosen) }
}

/** What a combobox knows: its text, the options that fit, and the one that is chosen. */
export const useChoice = ({ id, options, value, onValueChange, onQueryChange }: Choice) => {
  const found = options.find((option) => option.value === value)
  const [kept, setKept] = useState(found)
  if (found && found !== kept) setKept(found)
  // Options that arrive for another search need not hold what is chosen.
  const chosen = found ?? (kept?.value === value ? kept : undefined) ?? null
  const [typed, setTyped] = useState(labelOf(chosen))
  // The words of the choice are no search: opened again, the list is whole.
  const searched = onQueryChange === undefined && typed !== labelOf(chosen)
  const shown = searched ? matching(options, typed) : options
  const reduce = (
    _state: UseComboboxState<ComboboxOption>,
    { type, changes }: UseComboboxStateChangeOptions<ComboboxOption>,
  ) => (type === useCombobox.stateChangeTypes.InputBlur ? settled(options, changes) : changes)
  const machine = useCombobox<ComboboxOption>({
    items: [...shown],
    inputId: id,
    labelId: `${id}-label`,
    menuId: `${id}-list`,
    toggleButtonId: `${id}-button`,
    getItemId: (index) => `${id}-option-${index}`,
    isItemDisabled: (option) => option.disabled === true,
    itemToString: labelOf,
    itemToKey: (option) => option?.value,
    selectedItem: chosen,
    inputValue: typed,
    stateReducer: reduce,
    onSelectedItemChange: ({ selectedItem }) => onValueChange(selectedItem?.value ?? null),
    onInputValueChange: ({ inputValue, type }) => {
      setTyped(inputValue)
      if (type === useCombobox.stateChangeTypes.InputChange) onQueryChange?.(inputValue)
    },
  })
  /** The same for a field that is left with its list closed, of which the machine takes no notice. */
  const settle = () => {
    if (machine.isOpen) return
    const { selectedItem, inputValue } = settled(options, { inputValue: typed, selectedItem: chosen })
    setTyped(inputValue)
    if (selectedItem !== chosen) onValueChange(selectedItem?.value ?? null)
  }
  return { ...machine, shown, chosen, settle }
}
