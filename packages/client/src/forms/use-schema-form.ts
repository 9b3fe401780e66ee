import { zodResolver } from '@hookform/resolvers/zod'
import type { FieldValues, Resolver, UseFormProps, UseFormReturn } from 'react-hook-form'
import type { ZodMiniType } from 'zod/mini'
import { useForm } from './use-form.ts'

/** A schema of a form. Its messages are field problems of the domain. */
export type FormSchema<Valid> = ZodMiniType<Valid, FieldValues>

/**
 * The validation of a form. Its fields may differ from the schema's input: they hold unchecked terms, which the schema
 * refuses, fields that it does not have, and values for which it has a default.
 */
export function schemaResolver<Fields extends FieldValues, Valid>(
  schema: FormSchema<Valid>,
): Resolver<Fields, unknown, Valid> {
  return zodResolver(schema) as unknown as Resolver<Fields, unknown, Valid>
}

interface SchemaFormOptions<Fields extends FieldValues> extends Pick<UseFormProps<Fields>, 'mode'> {
  /** The values of all fields. */
  readonly defaultValues: Fields
}

/**
 * `useForm` with the validation of a schema; a submission gets the schema's output. A form in the first load takes
 * `useForm` instead and loads its schema when it is used, as the log-in does.
 */
export function useSchemaForm<Fields extends FieldValues, Valid extends FieldValues>(
  schema: FormSchema<Valid>,
  { defaultValues, ...options }: SchemaFormOptions<Fields>,
): UseFormReturn<Fields, unknown, Valid> {
  return useForm({
    ...options,
    resolver: schemaResolver<Fields, Valid>(schema),
    defaultValues: defaultValues as UseFormProps<Fields>['defaultValues'],
  })
}
