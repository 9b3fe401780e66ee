import { sql } from 'drizzle-orm'
import type { Config } from '../config.ts'
import type { Executor } from '../database/connection.ts'
import { invoiceSettings } from './tables.ts'

export type InvoiceSettings = Omit<typeof invoiceSettings.$inferSelect, 'isOnly'>

/**
 * Stores who issues invoices and where they are registered. All processes of an installation have one chain of records, so
 * the database has their settings.
 */
export async function saveInvoiceSettings(
  executor: Executor,
  { issuer, taxRegister }: Pick<Config, 'issuer' | 'taxRegister'>,
): Promise<void> {
  const settings = { issuer, register: taxRegister }
  await executor
    .insert(invoiceSettings)
    .values(settings)
    .onConflictDoUpdate({
      target: invoiceSettings.isOnly,
      set: settings,
      setWhere: sql`(${invoiceSettings.issuer}, ${invoiceSettings.register}) is distinct from (excluded.issuer, excluded.register)`,
    })
}

/** @throws Error before the first start of the API */
export async function readInvoiceSettings(executor: Executor): Promise<InvoiceSettings> {
  const [settings] = await executor.select().from(invoiceSettings)
  if (!settings) throw new Error('The issuer of invoices is not stored: the API writes it at its start.')
  return settings
}
