import { emailSchema } from '@colada/domain/account/contact-details'
import { postalCodeProblem, trimPostalCode } from '@colada/domain/coverage/postal-code'
import { zones } from '@colada/domain/schedule/zones'
import type { Language } from '@colada/domain/wire/language'
import type { Executor } from '../database/connection.ts'
import { interpolate, messages } from '../locales/messages.ts'
import { ApiError } from '../plugins/errors.ts'
import { addCheck, findPlace, setCheckEmail } from './repository.ts'

export interface ZipCheckRequest {
  readonly typed: string
  readonly email: string | undefined
  readonly checkId: number | undefined
  /** Campaign parameters of the visit. */
  readonly urlParams: string
  readonly language: Language
  /** Epoch milliseconds. */
  readonly now: number
}

/** Both forms of the zip check (spec 001 §7): checks a code, or stores an e-mail address for one not covered. */
export async function checkZip(executor: Executor, request: ZipCheckRequest) {
  const code = trimPostalCode(request.typed)
  const problem = postalCodeProblem(code)
  if (problem) throw new ApiError('invalid', { errors: { cp: [problem] } })
  const email = readEmail(request.email)
  const place = await findPlace(executor, code)
  const texts = messages[request.language].coverage
  const result = place
    ? interpolate(texts.covered, { town: place.town, code })
    : interpolate(email ? texts.noted : texts.notCovered, { code })
  return {
    avaiable: place ? ('1' as const) : ('0' as const),
    result,
    cp: code,
    id_checked: await saveCheck(executor, code, place !== undefined, email, request),
    zone: place ? zones[place.zone].name : '',
    town: place?.town ?? '',
  }
}

async function saveCheck(
  executor: Executor,
  code: string,
  isCovered: boolean,
  email: string | null,
  { checkId, urlParams, now }: ZipCheckRequest,
): Promise<number> {
  if (
    email !== null &&
    checkId !== undefined &&
    (await setCheckEmail(executor, { id: checkId, code, email }))
  ) {
    return checkId
  }
  return addCheck(executor, { code, isCovered, email, urlParams, createdAt: new Date(now) })
}

function readEmail(typed: string | undefined): string | null {
  if (typed === undefined) return null
  const email = emailSchema.safeParse(typed)
  if (!email.success) throw new ApiError('invalid', { errors: { email: [email.error.issues[0]!.message] } })
  return email.data
}
