import { emailSchema } from '@colada/domain/account/contact-details'
import { normalizeTerm } from '@colada/domain/catalogue/search-terms'
import { isPostalCode, postalCodeProblem, trimPostalCode } from '@colada/domain/coverage/postal-code'
import { type ZoneId, zones } from '@colada/domain/schedule/zones'
import type { Language } from '@colada/domain/wire/language'
import type { Executor } from '../database/connection.ts'
import { interpolate, messages } from '../locales/messages.ts'
import { ApiError } from '../plugins/errors.ts'
import { addCheck, findPlace, listPlaces, setCheckEmail } from './repository.ts'

export { anonymiseChecks, listChecksOf, type ZipCheckRow } from './repository.ts'

/** Returns the zone of a postal code, `undefined` when it is not covered. */
export async function zoneOfPostalCode(executor: Executor, postalCode: string): Promise<ZoneId | undefined> {
  return (await findPlace(executor, postalCode))?.zone
}

export type PlaceProblem = 'not-covered' | 'another-city'

/**
 * Checks that a postal code is covered and consistent with a city. Cities are free text (a district, a hamlet); only a
 * known town in another zone is an error.
 */
export async function checkPlace(
  executor: Executor,
  postalCode: string,
  city: string,
): Promise<PlaceProblem | null> {
  const places = await listPlaces(executor)
  const place = places.find(({ code }) => code === postalCode)
  if (!place) return 'not-covered'
  const cityName = normalizeTerm(city.trim())
  const sameName = places.filter(({ town }) => normalizeTerm(town) === cityName)
  // Customers near a border often write the neighbouring town, so only another zone is an error.
  const isElsewhere = sameName.length > 0 && sameName.every(({ zone }) => zone !== place.zone)
  return isElsewhere ? 'another-city' : null
}

/** Validates an estimated place: a valid postal code, with the town from the shop's list where it is covered. */
export async function normalizeEstimate(executor: Executor, { code, city }: { code: string; city: string }) {
  if (!isPostalCode(code)) return { estimated_cp: '', estimated_city: '' }
  const place = await findPlace(executor, code)
  const givenCity = city === 'unknown' ? '' : city.slice(0, MAX_TOWN_LENGTH)
  return { estimated_cp: code, estimated_city: place?.town ?? givenCity }
}

/** Maximum length of a town from the request. */
const MAX_TOWN_LENGTH = 60

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
