import type { CommonKey } from './messages.ts'

declare module 'i18next' {
  /** The messages of this package. An application declares its own, these included, and does not see this file. */
  interface CustomTypeOptions {
    defaultNS: 'shell'
    keySeparator: false
    nsSeparator: false
    resources: Record<'shell' | 'common', Record<CommonKey, string>>
  }
}
