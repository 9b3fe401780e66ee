import { isValidElement } from 'react'

/** What can be written: words, numbers, and what holds them. Nodes and callbacks cannot. */
const isWritten = (value: unknown): boolean => typeof value !== 'function' && !isValidElement(value)

const isTree = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !isValidElement(value)

/** A value with what can be written alone; `undefined` where nothing can. */
export function plainPartsOf(value: unknown): unknown {
  if (!isWritten(value)) return undefined
  if (!isTree(value)) return value
  if (Array.isArray(value)) {
    const parts = value.map(plainPartsOf)
    return parts.some((part) => part !== undefined) ? parts : undefined
  }
  const parts = Object.entries(value).flatMap(([name, part]) => {
    const plain = plainPartsOf(part)
    return plain === undefined ? [] : [[name, plain] as const]
  })
  return parts.length > 0 ? Object.fromEntries(parts) : undefined
}

/** What was written in place of a value's plain parts, with the nodes and callbacks that it had: each where it was. */
export function withPartsOf(before: unknown, written: unknown): unknown {
  if (!isTree(before) || !isTree(written)) return written
  if (Array.isArray(written))
    return written.map((part, at) => withPartsOf((before as readonly unknown[])[at], part))
  const kept = Object.entries(before).filter(([, part]) => plainPartsOf(part) === undefined)
  const now = Object.entries(written).map(([name, part]) => [
    name,
    withPartsOf((before as Readonly<Record<string, unknown>>)[name], part),
  ])
  return { ...Object.fromEntries(kept), ...Object.fromEntries(now) }
}
