import { invalidRequest } from './provider-error.ts'

/** A decoded form body or query string: strings, nested by `a[b][c]`. */
export type Form = { [key: string]: Form | string | undefined }

/** Decodes the provider's nested form encoding. Lists (`a[]=x`, `a[0]=x`) get numeric keys. */
export function parseForm(text: string): Form {
  const form = emptyForm()
  for (const [name, value] of new URLSearchParams(text)) assign(form, keysOf(name), value)
  return form
}

function emptyForm(): Form {
  return Object.create(null) as Form
}

function keysOf(name: string): string[] {
  const head = name.split('[', 1)[0] ?? name
  return [head, ...Array.from(name.slice(head.length).matchAll(/\[([^\]]*)\]/g), (match) => match[1] ?? '')]
}

function assign(form: Form, keys: string[], value: string): void {
  let target = form
  keys.forEach((key, depth) => {
    const name = key === '' ? String(Object.keys(target).length) : key
    if (depth === keys.length - 1) {
      target[name] = value
      return
    }
    const current = target[name]
    const inner = typeof current === 'object' ? current : emptyForm()
    target[name] = inner
    target = inner
  })
}

/** @throws ProviderError 400 for a parameter that the provider does not have, such as a misspelt one. */
export function allowOnly(form: Form, names: readonly string[]): void {
  for (const name of Object.keys(form)) {
    if (name === 'expand' || names.includes(name)) continue
    throw invalidRequest(`Received unknown parameter: ${name}`, { code: 'parameter_unknown', param: name })
  }
}

/** Returns a string, or `undefined` when it is absent or empty (the provider's convention to unset a field). */
export function readText(form: Form, name: string): string | undefined {
  const value = form[name]
  if (typeof value === 'object') throw invalidRequest(`Invalid string: ${name}`, { param: name })
  return value === '' ? undefined : value
}

export function requireText(form: Form, name: string): string {
  const value = readText(form, name)
  if (value === undefined) throw parameterMissing(name)
  return value
}

/** @throws ProviderError 400 when the value is not an integer. */
export function readInteger(form: Form, name: string): number | undefined {
  const value = readText(form, name)
  if (value === undefined) return undefined
  if (!/^-?\d{1,15}$/.test(value)) {
    throw invalidRequest(`Invalid integer: ${value}`, { code: 'parameter_invalid_integer', param: name })
  }
  return Number(value)
}

export function requireInteger(form: Form, name: string): number {
  const value = readInteger(form, name)
  if (value === undefined) throw parameterMissing(name)
  return value
}

export function readFlag(form: Form, name: string): boolean {
  return readText(form, name) === 'true'
}

export function readForm(form: Form, name: string): Form {
  const value = form[name]
  return typeof value === 'object' ? value : emptyForm()
}

export function readList(form: Form, name: string): string[] {
  return Object.values(readForm(form, name)).filter((value) => typeof value === 'string')
}

export function readOneOf<const Choice extends string>(
  form: Form,
  name: string,
  choices: readonly Choice[],
): Choice | undefined {
  const value = readText(form, name)
  if (value === undefined) return undefined
  const found = choices.find((choice) => choice === value)
  if (!found) throw invalidRequest(`Invalid ${name}: must be one of ${choices.join(', ')}`, { param: name })
  return found
}

/** Merges `metadata[key]=value` into the current metadata; an empty value removes the key. */
export function mergeMetadata(current: Record<string, string>, form: Form): Record<string, string> {
  const merged = { ...current }
  for (const [key, value] of Object.entries(readForm(form, 'metadata'))) {
    if (typeof value !== 'string') continue
    if (value === '') delete merged[key]
    else merged[key] = value
  }
  return merged
}

function parameterMissing(name: string) {
  return invalidRequest(`Missing required param: ${name}.`, { code: 'parameter_missing', param: name })
}
