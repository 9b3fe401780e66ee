import type { Language } from '@colada/domain/wire/language'

const BYTES_PER_MEGABYTE = 1024 * 1024

/** The size of a file in megabytes with at most one decimal, rounded up: "7,3". */
export function formatMegabytes(bytes: number, language: Language): string {
  const megabytes = Math.ceil((bytes / BYTES_PER_MEGABYTE) * 10) / 10
  return new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(megabytes)
}
