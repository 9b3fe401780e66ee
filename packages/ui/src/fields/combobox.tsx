import { cx } from 'class-variance-authority'
import type { ChangeEvent, FocusEvent, ReactNode } from 'react'
import { IconButton } from '../controls/icon-button.tsx'
import type { Html } from '../internal/html.ts'
import { ChevronDownIcon } from '../media/icons.ts'
import { Spinner } from '../media/spinner.tsx'
import { VisuallyHidden } from '../text/visually-hidden.tsx'
import type { ComboboxOption } from './combobox-option.ts'
import * as styles from './combobox.css.ts'
import * as input from './input.css.ts'
import { useFieldIds, type FieldLabels } from './internal/field-ids.ts'
import { Field } from './internal/field.tsx'
import { useComboboxState } from './use-combobox-state.ts'

export type ComboboxProps = Html<'input', 'type' | 'value' | 'defaultValue' | 'onChange' | 'list'> &
  FieldLabels & {
    readonly options: readonly ComboboxOption[]
    /** The selected option, or `null`. */
    readonly value: string | null
    readonly onValueChange: (value: string | null) => void
    /** Called with the input for options that are searched elsewhere; they are then shown unfiltered. */
    readonly onQueryChange?: (typed: string) => void
    readonly loading?: boolean
    readonly labels: {
      /** Name of the toggle button: "Ver los municipios". */
      readonly open: string
      /** Shown when no option matches, with what to do next. */
      readonly noResults: ReactNode
      /** Announces the number of options: "3 municipios". */
      readonly count: (options: number) => string
      /** Announced while options are loading. */
      readonly loading?: string
    }
  }

/** Selects one of many options by typing. Up to a dozen options: Select; immediate actions: DropdownMenu. */
export function Combobox(props: ComboboxProps) {
  const { label, hideLabel, optional, hint, error, labels, loading, ...others } = props
  const { options, value, onValueChange, onQueryChange, ...rest } = others
  const { control, ...ids } = useFieldIds({ hint, error }, rest.id, rest['aria-describedby'])
  const combobox = useComboboxState({ id: control.id, options, value, onValueChange, onQueryChange })
  const { isOpen, visibleOptions, selected, highlightedIndex } = combobox
  const handleBlur = (event: FocusEvent<HTMLInputElement>) => {
    combobox.commitInput()
    rest.onBlur?.(event)
  }
  const note = loading ? labels.loading : visibleOptions.length === 0 && labels.noResults
  return (
    <Field {...{ label, hideLabel, optional, hint, error }} {...ids}>
      <div className={styles.root}>
        <span className={input.frame}>
          <input
            autoComplete="off"
            spellCheck={false}
            {...combobox.getInputProps({
              ...rest,
              ...control,
              type: 'text',
              onBlur: handleBlur,
              // At once: Downshift reports the input in an effect, which loses keys that are typed faster.
              onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
                combobox.setTyped(currentTarget.value),
            })}
            className={cx(input.box, input.hasEnd)}
          />
          <span className={input.endButton}>
            <IconButton
              {...combobox.getToggleButtonProps({ disabled: rest.disabled })}
              aria-disabled={rest.disabled || undefined}
              label={labels.open}
              icon={loading && !isOpen ? <Spinner /> : <ChevronDownIcon />}
            />
          </span>
        </span>
        <div className={styles.popup} hidden={!isOpen}>
          <div {...combobox.getMenuProps()} className={styles.list}>
            {isOpen &&
              !loading &&
              visibleOptions.map((option, index) => (
                <div
                  key={option.value}
                  {...combobox.getItemProps({ item: option, index })}
                  className={styles.option}
                  data-highlighted={index === highlightedIndex ? '' : undefined}
                  data-chosen={option.value === selected?.value ? '' : undefined}
                >
                  <span>{option.label}</span>
                  {option.detail && <span className={styles.detail}>{option.detail}</span>}
                </div>
              ))}
          </div>
          {note && (
            <p className={styles.note}>
              {loading && <Spinner />}
              {note}
            </p>
          )}
        </div>
        <VisuallyHidden role="status">
          {isOpen && (note || labels.count(visibleOptions.length))}
        </VisuallyHidden>
      </div>
    </Field>
  )
}
