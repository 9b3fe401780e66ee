import { normalizeTaxId, taxIdKind } from '@colada/domain/account/tax-id'
import { company } from '@colada/domain/content/company'
import { QR_SERVICE_URL, QR_TEST_SERVICE_URL } from '@colada/domain/invoices/record'
import { type TaxRegister, taxRegisters } from '@colada/domain/invoices/register'
import { isIban, normalizeIban } from '@colada/domain/payment/iban'
import { urlSchema } from '@colada/server/environment'
import * as z from 'zod/mini'

/** The service of the tax office for records of invoices (VERI*FACTU). */
const TAX_OFFICE_URL =
  'https://www1.agenciatributaria.gob.es/wlpl/TIKE-CONT/ws/SistemaFacturacion/VerifactuSOAP'

/** The IBAN that documentation uses: no money arrives there. */
const EXAMPLE_IBAN = 'ES9121000418450200051332'

const line = z.string().check(z.trim(), z.minLength(1, 'must not be empty'))

/** The variables of receipts and invoices. */
export const invoiceVariables = {
  ISSUER_NAME: z.optional(line),
  ISSUER_TAX_ID: z.optional(
    z.string().check(
      z.refine((text) => taxIdKind(text) !== null, 'must be a Spanish NIF or CIF'),
      z.overwrite(normalizeTaxId),
    ),
  ),
  ISSUER_ADDRESS: z.optional(line),
  ISSUER_IBAN: z.optional(z.string().check(z.refine(isIban, 'must be an IBAN'), z.overwrite(normalizeIban))),
  TAX_REGISTER: z._default(z.enum(taxRegisters, 'must be "none" or "verifactu"'), 'none'),
  DECLARATION_DATE: z.optional(z.iso.date('must be a date, such as 2027-01-04')),
  DECLARATION_PLACE: z.optional(line),
  TAX_OFFICE_URL: z._default(urlSchema, TAX_OFFICE_URL),
  TAX_OFFICE_CERTIFICATE: z.optional(z.string()),
  TAX_OFFICE_CERTIFICATE_PASSWORD: z._default(z.string(), ''),
} as const
const environment = z.object(invoiceVariables)
type Environment = z.infer<typeof environment>

/** The part of the configuration that receipts and invoices need. */
export interface InvoicesConfig {
  /** Who issues receipts and invoices, as the law requires on them. */
  readonly issuer: {
    readonly name: string
    readonly taxId: string
    readonly address: string
  }
  /** Where companies pay their statements by transfer. */
  readonly issuerIban: string
  readonly taxRegister: TaxRegister
  /** When and where the declaration of the producer was signed; null until it is (Orden HAC/1177/2024, art. 15.1.l). */
  readonly declaration: { readonly date: string; readonly place: string } | null
  /** Where records of invoices are sent; unused without a register. */
  readonly taxOffice: {
    readonly url: string
    /** Where it confirms invoices: the address in their QR codes. */
    readonly qrUrl: string
    /** Path of a PKCS #12 file that identifies the issuer; null for a stand-in that needs none. */
    readonly certificate: string | null
    readonly password: string
  }
}

/** Returns what production needs and the environment does not have. */
export function missingForInvoices(env: Environment): string[] {
  const problems = (['ISSUER_NAME', 'ISSUER_TAX_ID', 'ISSUER_ADDRESS', 'ISSUER_IBAN'] as const)
    .filter((key) => !env[key])
    .map((key) => `${key} is needed in production: it is on receipts, invoices and statements.`)
  if (
    env.TAX_REGISTER === 'verifactu' &&
    env.TAX_OFFICE_URL === TAX_OFFICE_URL &&
    !env.TAX_OFFICE_CERTIFICATE
  )
    problems.push(
      'TAX_OFFICE_CERTIFICATE is needed beside TAX_REGISTER: the tax office identifies the issuer by it.',
    )
  return problems
}

/** The company of the shop's texts is the issuer unless another one is named. */
export function toInvoices(env: Environment): InvoicesConfig {
  return {
    issuer: {
      name: env.ISSUER_NAME ?? company.legalName,
      taxId: env.ISSUER_TAX_ID ?? company.taxId,
      address: env.ISSUER_ADDRESS ?? company.registeredOffice,
    },
    issuerIban: env.ISSUER_IBAN ?? EXAMPLE_IBAN,
    taxRegister: env.TAX_REGISTER,
    declaration:
      env.DECLARATION_DATE && env.DECLARATION_PLACE
        ? { date: env.DECLARATION_DATE, place: env.DECLARATION_PLACE }
        : null,
    taxOffice: {
      url: env.TAX_OFFICE_URL,
      qrUrl: env.TAX_OFFICE_URL === TAX_OFFICE_URL ? QR_SERVICE_URL : QR_TEST_SERVICE_URL,
      certificate: env.TAX_OFFICE_CERTIFICATE ?? null,
      password: env.TAX_OFFICE_CERTIFICATE_PASSWORD,
    },
  }
}
