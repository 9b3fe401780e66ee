import { type Language, languages, toLanguage } from '@colada/domain/wire/language'
import type { FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    /** Set before validation, which removes unknown fields; `null` until then. */
    language: Language | null
  }
}

/**
 * Returns the language of a response: the first valid one of `lang` in the body and in the query (spec 001 §7) and of
 * `Accept-Language`, otherwise Spanish.
 */
export function languageOf(request: FastifyRequest): Language {
  if (request.language !== null) return request.language
  const candidates = [...fieldValues(request, 'lang'), request.headers['accept-language']?.slice(0, 2)]
  return toLanguage(candidates.find((value) => languages.some((language) => language === value)))
}

/** Returns a field that every endpoint accepts, in the body or the query; the body takes precedence. */
export function readField(request: FastifyRequest, name: string): string | undefined {
  return fieldValues(request, name)[0]
}

/** The values of a field in the body and in the query; those that are no text or empty are left out. */
function fieldValues(request: FastifyRequest, name: string): string[] {
  return [request.body, request.query].flatMap((part) => {
    if (typeof part !== 'object' || part === null || !(name in part)) return []
    const value = (part as Record<string, unknown>)[name]
    return typeof value === 'string' && value !== '' ? [value] : []
  })
}
