import {
  type FieldValues,
  type Path,
  type PathValue,
  type UseFormProps,
  type UseFormReturn,
  // oxlint-disable-next-line no-restricted-imports -- wrapped here
  useForm as useHookForm,
} from 'react-hook-form'

/** For the back office, which has no dependency on react-hook-form of its own. */
export { Controller, type UseFormReturn } from 'react-hook-form'

/**
 * `useForm` of react-hook-form for every form of the shop. A submission takes the values that the fields show: password
 * managers fill in fields without the events that react-hook-form reads values from.
 */
export function useForm<Fields extends FieldValues, Context = unknown, Valid = Fields>(
  options: UseFormProps<Fields, Context, Valid>,
): UseFormReturn<Fields, Context, Valid> {
  const form = useHookForm(options)
  return {
    ...form,
    handleSubmit: (onValid, onInvalid) => {
      const submit = form.handleSubmit(onValid, onInvalid)
      return (event) => {
        if (event?.currentTarget instanceof HTMLFormElement) readFields(event.currentTarget, form)
        return submit(event)
      }
    },
  }
}

/** Checkboxes and radio buttons are controlled; files are not values. */
const textFields = 'input:not([type="checkbox"], [type="radio"], [type="file"]), textarea, select'

/** Sets the values of a form to those of its elements. */
export function readFields<Fields extends FieldValues, Context, Valid>(
  element: HTMLFormElement,
  { getValues, setValue }: UseFormReturn<Fields, Context, Valid>,
): void {
  const values = getValues()
  for (const { name, value } of element.querySelectorAll<HTMLInputElement>(textFields)) {
    if (name in values && String(values[name]) !== value)
      setValue(name as Path<Fields>, value as PathValue<Fields, Path<Fields>>, { shouldDirty: true })
  }
}
