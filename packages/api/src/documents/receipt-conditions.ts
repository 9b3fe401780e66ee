import { company } from '@colada/domain/content/company'
import { formatPhone } from '@colada/domain/content/format-phone'
import { compensationByAge, serviceTerms } from '@colada/domain/content/service-terms'
import { formatMoney } from '@colada/domain/money/format-money'
import type { Language } from '@colada/domain/wire/language'
import { interpolate, messages } from '../locales/messages.ts'

export interface Condition {
  readonly title: string
  readonly text: string
}

const { storageFee, appraisalThreshold, ...numbers } = serviceTerms
const [firstYear, secondYear, thirdYear, later] = compensationByAge

/** The values of the shop's terms, each from the rule that defines it. */
const facts = {
  ...numbers,
  storageFee: formatMoney(storageFee),
  appraisalThreshold: formatMoney(appraisalThreshold),
  firstYear: firstYear.percent,
  secondYear: secondYear.percent,
  thirdYear: thirdYear.percent,
  later: later.percent,
  email: company.email,
  phone: formatPhone(company.phone),
}

/** The conditions on the receipt, which repeat those of the terms (RD 1453/1987). */
export function conditionsIn(language: Language): Condition[] {
  const { collecting, storage, damage, liability, complaints } = messages[language].documents.condition
  return [collecting, storage, liability, damage, complaints].map(({ title, text }) => ({
    title,
    text: interpolate(text, facts),
  }))
}
