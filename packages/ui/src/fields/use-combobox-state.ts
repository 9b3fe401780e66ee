import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift'
import { useState } from 'react'
import type { ComboboxOption } from './combobox-option.ts'
import { normalizeText, filterOptions } from './filter-options.ts'

type ComboboxStateOptions = {
  readonly id: string
  readonly options: readonly ComboboxOption[]
  readonly value: string | null
  readonly onValueChange: (value: string | null) => void
  readonly onQueryChange?: ((typed: string) => void) | undefined
}

const labelOf = (option: ComboboxOption | null): string => option?.label ?? ''

/** On blur, input that equals a label selects that option; other input is replaced by the selection. */
const resolveInput = <State extends Partial<UseComboboxState<ComboboxOption>>>(
  options: readonly ComboboxOption[],
  changes: State,
) => {
  const typed = normalizeText(changes.inputValue ?? '')
  if (typed === '') return { ...changes, selectedItem: null, inputValue: '' }
  const named = options.find((option) => !option.disabled && normalizeText(option.label) === typed)
  const chosen = named ?? changes.selectedItem ?? null
  return { ...changes, selectedItem: chosen, inputValue: labelOf(chosen) }
}

/** State of a combobox: input, matching options and selection. */
export const useComboboxState = ({
  id,
  options,
  value,
  onValueChange,
  onQueryChange,
}: ComboboxStateOptions) => {
  const found = options.find((option) => option.value === value)
  const [lastSelected, setLastSelected] = useState(found)
  if (found && found !== lastSelected) setLastSelected(found)
  // Options of another query may not contain the selected one.
  const selected = found ?? (lastSelected?.value === value ? lastSelected : undefined) ?? null
  const [typed, setTyped] = useState(labelOf(selected))
  // The label of the selection is no query: all options are shown.
  const isFiltering = onQueryChange === undefined && typed !== labelOf(selected)
  const visibleOptions = isFiltering ? filterOptions(options, typed) : options
  const reduce = (
    _state: UseComboboxState<ComboboxOption>,
    { type, changes }: UseComboboxStateChangeOptions<ComboboxOption>,
  ) => (type === useCombobox.stateChangeTypes.InputBlur ? resolveInput(options, changes) : changes)
  const machine = useCombobox<ComboboxOption>({
    items: [...visibleOptions],
    inputId: id,
    labelId: `${id}-label`,
    menuId: `${id}-list`,
    toggleButtonId: `${id}-button`,
    getItemId: (index) => `${id}-option-${index}`,
    isItemDisabled: (option) => option.disabled === true,
    itemToString: labelOf,
    itemToKey: (option) => option?.value,
    selectedItem: selected,
    inputValue: typed,
    stateReducer: reduce,
    onSelectedItemChange: ({ selectedItem }) => onValueChange(selectedItem?.value ?? null),
    onInputValueChange: ({ inputValue, type }) => {
      setTyped(inputValue)
      if (type === useCombobox.stateChangeTypes.InputChange) onQueryChange?.(inputValue)
    },
  })
  /** Downshift ignores a blur while the list is closed. */
  const commitInput = () => {
    if (machine.isOpen) return
    const { selectedItem, inputValue } = resolveInput(options, { inputValue: typed, selectedItem: selected })
    setTyped(inputValue)
    if (selectedItem !== selected) onValueChange(selectedItem?.value ?? null)
  }
  return { ...machine, visibleOptions, selected, commitInput, setTyped }
}
