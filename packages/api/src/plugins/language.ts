import type { FastifyRequest } from 'fastify'
import { type Language, toLanguage } from '@colada/domain/wire/language'

declare module 'fastify' {
  interface FastifyRequest {
    /** Set before validation, which removes unknown fields; `null` until then. */
    language: Language | null
  }
}

/**
 * Returns the language of a response: `lang` in the body or the query (spec 001 §7), then `Accept-Language`, then Spanish.
 */
export function languageOf(request: FastifyRequest): Language {
  if (request.language !== null) return request.language
  return toLanguage(readField(request, 'lang') ?? request.headers['accept-language']?.slice(0, 2))
}

/** Returns a field that every endpoint accepts, in the body or the query; the body takes precedence. */
export function readField(request: FastifyRequest, name: string): string | undefined {
  for (const part of [request.body, request.query]) {
    if (typeof part !== 'object' || part === null || !(name in part)) continue
    const value = (part as Record<string, unknown>)[name]
    if (typeof value === 'string' && value !== '') return value
  }
  return undefined
}
