import type { MessageKey, Namespace } from './messages.ts'

declare module 'i18next' {
  /** Keys are always written with their namespace, so every `t` accepts every key and can be passed on. */
  interface CustomTypeOptions {
    defaultNS: 'shell'
    keySeparator: false
    nsSeparator: false
    resources: Record<Namespace, Record<MessageKey, string>>
  }
}
