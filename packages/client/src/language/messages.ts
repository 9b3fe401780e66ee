import type { FlatNamespace, TFunction } from 'i18next'
import type common from '../locales/es/common.json'

/** Names of the texts in nested messages, with dots. */
export type Leaves<Messages> = {
  [Key in keyof Messages & string]: Messages[Key] extends string ? Key : `${Key}.${Leaves<Messages[Key]>}`
}[keyof Messages & string]

/** A plural is named without its suffix: `garments` for `garments_one` and `garments_other`. */
export type WithoutPlural<Key extends string> = Key extends `${infer Base}_one` | `${infer Base}_other`
  ? Base
  : Key

/** Every message of some namespaces by name: `namespace:key`, with dots where a namespace groups its messages. */
export type KeysOf<Namespaces> = {
  [Name in keyof Namespaces & string]: `${Name}:${WithoutPlural<Leaves<Namespaces[Name]>>}`
}[keyof Namespaces & string]

/** The messages of `common`, a namespace of every application. */
export type CommonMessages = typeof common

/** The name of a message of this package. */
export type CommonKey = KeysOf<{ common: CommonMessages }>

/** Values of a message's `{{…}}`; `count` also selects the plural. */
export type MessageParams = Readonly<Record<string, string | number>>

/** `t` of `useTranslation`, as functions take it that format texts outside of components. */
export type Translate = TFunction<readonly FlatNamespace[]>
