import type { FastifyRequest } from 'fastify'
import { type Language, toLanguage } from '@colada/domain/wire/language'

declare module 'fastify' {
  interface FastifyRequest {
    /** Read before the schemas drop what a call does not name; `null` until then. */
    language: Language | null
  }
}

/**
 * The language of an answer: `lang` from the body or the query (spec 001 §7), else the browser's, else Spanish.
 */
export function languageOf(request: FastifyRequest): Language {
  if (request.language !== null) return request.language
  return toLanguage(readField(request, 'lang') ?? request.headers['accept-language']?.slice(0, 2))
}

/** A field that any call may carry, from the body first; a caller may send it either way. */
export function readField(request: FastifyRequest, name: string): string | undefined {
  for (const part of [request.body, request.query]) {
    if (typeof part !== 'object' || part === null || !(name in part)) continue
    const value = (part as Record<string, unknown>)[name]
    if (typeof value === 'string' && value !== '') return value
  }
  return undefined
}
