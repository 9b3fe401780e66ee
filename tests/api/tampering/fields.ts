import type { Endpoint } from '@colada/domain/wire/endpoint'
import * as z from 'zod/mini'

/** The subset of JSON schema that endpoints use. */
export interface Shape {
  readonly type?: string | readonly string[]
  readonly properties?: Readonly<Record<string, Shape>>
  readonly required?: readonly string[]
  readonly items?: Shape
  readonly anyOf?: readonly Shape[]
}

/** The path of a field in a body: names and list indexes. */
export type Path = readonly (string | number)[]

export interface Field {
  readonly path: Path
  /** The field's name; for list items that of the list. */
  readonly name: string
  readonly isText: boolean
  readonly isNumber: boolean
  readonly isList: boolean
}

export type Part = 'params' | 'query' | 'body'

/** Returns the JSON schema of a part of a request. */
export function shapeOf(call: Endpoint, part: Part): Shape {
  return z.toJSONSchema(call[part], { io: 'input', unrepresentable: 'any' }) as Shape
}

/** Returns all fields of a part of a request, outer before inner; of lists the first item. */
export function fieldsOf(call: Endpoint, part: Part): Field[] {
  return walk(shapeOf(call, part), [])
}

function walk(shape: Shape, path: Path): Field[] {
  const inner = Object.entries(shape.properties ?? {}).flatMap(([name, property]) =>
    walk(property, [...path, name]),
  )
  const itemFields = shape.items ? walk(shape.items, [...path, 0]) : []
  const names = path.filter((step) => typeof step === 'string')
  const name = names.at(-1)
  if (name === undefined) return inner
  const types = [shape, ...(shape.anyOf ?? [])].flatMap(({ type }) => type ?? [])
  return [
    {
      path,
      name,
      isText: types.includes('string'),
      isNumber: types.includes('number'),
      isList: types.includes('array'),
    },
    ...inner,
    ...itemFields,
  ]
}

/** Returns a copy with another value of one field; `undefined` removes it. */
export function replaced(original: unknown, [step, ...rest]: Path, value: unknown): unknown {
  if (step === undefined) return value
  const copy: unknown = Array.isArray(original) ? [...(original as unknown[])] : { ...(original as object) }
  const holder = copy as Record<string | number, unknown>
  const changed = replaced(holder[step], rest, value)
  if (changed === undefined) delete holder[step]
  else holder[step] = changed
  return copy
}
