import type * as z from 'zod/mini'

/** Invalid content of a data file of the seed. */
export class SeedDataError extends Error {
  override readonly name = 'SeedDataError'
}

/**
 * Returns the content of a data file, checked.
 *
 * @param file Path from `packages/api/src/seed`, for the message.
 * @throws SeedDataError naming the file, and each invalid value by its path
 */
export function checkData<Schema extends z.ZodMiniType>(
  file: string,
  schema: Schema,
  content: unknown,
): z.output<Schema> {
  const result = schema.safeParse(content)
  if (result.success) return result.data
  const problems = result.error.issues.map(({ path, message }) => `- ${toPath(path)} ${message}`)
  throw new SeedDataError(`packages/api/src/seed/${file} is invalid:\n${problems.join('\n')}`)
}

/** `products[3].es.name`; `(root)` for the whole file. */
function toPath(keys: readonly PropertyKey[]): string {
  const path = keys.reduce<string>(
    (path, key) => (typeof key === 'number' ? `${path}[${key}]` : `${path}.${String(key)}`),
    '',
  )
  return path === '' ? '(root)' : path.replace(/^\./, '')
}
