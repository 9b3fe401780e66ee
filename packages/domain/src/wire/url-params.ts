/** Query parameters with which campaigns and sponsors name themselves; others are not kept. */
export const campaignNames = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'utm_id',
  'gclid',
  'gbraid',
  'wbraid',
  'fbclid',
  'msclkid',
  'ttclid',
  'sponsor',
] as const

/** A longer value is left out: a part of an identifier identifies nothing. */
const MAX_VALUE_CHARACTERS = 255

/** Of the whole, percent-encoded. Parameters that do not fit are left out. */
export const MAX_URL_PARAMS_CHARACTERS = 1_500

/**
 * Returns the campaign parameters of a query string (spec 001 §7, `url_params`), as a query string in a fixed order; empty
 * without any. Of a repeated parameter the first value counts.
 */
export function pickUrlParams(search: string): string {
  const given = new URLSearchParams(search)
  let picked = new URLSearchParams()
  for (const name of campaignNames) {
    const value =
      given
        .get(name)
        ?.replace(/[\p{Cc}\p{Cf}]+/gu, '')
        .trim() ?? ''
    if (value === '' || value.length > MAX_VALUE_CHARACTERS) continue
    const longer = new URLSearchParams([...picked, [name, value]])
    if (String(longer).length <= MAX_URL_PARAMS_CHARACTERS) picked = longer
  }
  return String(picked)
}
