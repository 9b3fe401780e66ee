import type { FieldTexts } from '@colada/client/forms/field-errors'
import type account from '../../locales/es/account.json'
import type { Translate } from '../../platform/language/messages.ts'

type AccountField = keyof (typeof account)['missing']

/** The texts of a field of the customer's data. */
export function fieldTexts(t: Translate, field: AccountField): FieldTexts {
  return { label: t(`account:fields.${field}`), missing: t(`account:missing.${field}`) }
}
