import Bowser from 'bowser'

/** Returns browser and system of a User-Agent header, such as "Chrome, Android"; empty when it names neither. */
export function deviceOf(userAgent: string): string {
  if (userAgent === '') return ''
  const { browser, os } = Bowser.parse(userAgent)
  return [browser.name, os.name].filter(Boolean).join(', ')
}
