import { isValidElement } from 'react'

/** React nodes and functions cannot be edited as text. */
const isSerializable = (value: unknown): boolean => typeof value !== 'function' && !isValidElement(value)

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !isValidElement(value)

/** Removes React nodes and functions from a value, at any depth. Returns `undefined` if nothing is left. */
export function pickSerializable(value: unknown): unknown {
  if (!isSerializable(value)) return undefined
  if (!isObject(value)) return value
  if (Array.isArray(value)) {
    const parts = value.map(pickSerializable)
    return parts.some((part) => part !== undefined) ? parts : undefined
  }
  const parts = Object.entries(value).flatMap(([name, part]) => {
    const serializable = pickSerializable(part)
    return serializable === undefined ? [] : [[name, serializable] as const]
  })
  return parts.length > 0 ? Object.fromEntries(parts) : undefined
}

/** Merges an edited value with the React nodes and functions of the original one, by key or index. */
export function mergeSerializable(original: unknown, edited: unknown): unknown {
  if (!isObject(original) || !isObject(edited)) return edited
  if (Array.isArray(edited))
    return edited.map((part, index) => mergeSerializable((original as readonly unknown[])[index], part))
  const preserved = Object.entries(original).filter(([, part]) => pickSerializable(part) === undefined)
  const changed = Object.entries(edited).map(([name, part]) => [
    name,
    mergeSerializable((original as Readonly<Record<string, unknown>>)[name], part),
  ])
  return { ...Object.fromEntries(preserved), ...Object.fromEntries(changed) }
}
