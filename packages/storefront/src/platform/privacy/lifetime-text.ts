import type { Translate } from '../language/messages.ts'
import type { Lifetime } from './stored-items.ts'

/** "30 days", in the language of the page. */
export function lifetimeText(lifetime: Lifetime, t: Translate): string {
  if (typeof lifetime === 'string') return t(`privacy:lifetime.${lifetime}`)
  return 'days' in lifetime
    ? t('privacy:lifetime.days', { count: lifetime.days })
    : t('privacy:lifetime.minutes', { count: lifetime.minutes })
}
