import type { EntryKind } from '@colada/domain/business/statement'
import type { Cents } from '@colada/domain/money/money'
import { VAT_PERCENT } from '@colada/domain/money/vat'
import { toLocalDate } from '@colada/domain/schedule/local-time'
import type { Language } from '@colada/domain/wire/language'
import { stringify } from 'csv-stringify/sync'
import type { FastifyReply } from 'fastify'
import { interpolate, messages } from '../locales/messages.ts'
import { alreadySent } from '../plugins/endpoints.ts'
import type { CompanyStatement } from './statements.ts'

/** Sends a statement as a file for spreadsheets. */
export function sendStatementTable(
  reply: FastifyReply,
  loaded: CompanyStatement,
  language: Language,
): typeof alreadySent {
  const name = interpolate(messages[language].statements.file, { month: loaded.statement.month })
  void reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}.csv"`)
    .send(statementTable(loaded, language))
  return alreadySent
}

/** `1234,50`: spreadsheets with a Spanish locale read it as a number. */
function toDecimal(cents: Cents): string {
  const amount = Math.abs(cents)
  return `${cents < 0 ? '-' : ''}${Math.trunc(amount / 100)},${String(amount % 100).padStart(2, '0')}`
}

/**
 * Returns a statement as a table for spreadsheets: semicolons, decimal commas, UTF-8 with a byte order mark. A text that a
 * spreadsheet would run as a formula starts with an apostrophe; amounts are numbers.
 */
function statementTable({ statement, summary }: CompanyStatement, language: Language): string {
  const texts = messages[language].statements
  const sum = (label: string, amount: Cents) => ['', label, '', '', '', toDecimal(amount), '']
  const nameOf = (kind: EntryKind) => texts.kinds[kind]
  const rows = [
    sum(texts.sums.opening, statement.opening),
    ...statement.entries.map(({ at, kind, locator, reference, paidOn, amount, vat }) => [
      toLocalDate(at),
      nameOf(kind),
      asText(locator),
      asText(reference),
      paidOn ?? '',
      toDecimal(amount),
      toDecimal(vat),
    ]),
    sum(texts.sums.closing, statement.closing),
    sum(texts.base, summary.base),
    sum(interpolate(texts.vat, { percent: VAT_PERCENT }), summary.vat),
    sum(texts.total, summary.total),
  ]
  return stringify([[...texts.columns], ...rows], { delimiter: ';', bom: true, record_delimiter: 'windows' })
}

/** Spreadsheets run a cell that starts with one of these characters as a formula. */
function asText(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
}
