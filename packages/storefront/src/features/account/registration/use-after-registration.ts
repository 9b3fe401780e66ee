import { useLanguage } from '@colada/client/language/use-language'
import type { RouteName } from '@colada/domain/routes/paths'
import { routePath } from '@colada/domain/routes/route-path'
import type { MessageKey } from '../../../platform/language/messages.ts'
import { notify } from '../../../platform/notices/notices.ts'
import { useGoTo } from '../../../platform/routes/go-to.ts'
import { useAppSelector } from '../../../platform/store/hooks.ts'
import { selectStaff } from '../../../platform/store/session-slice.ts'
import { selectCartSize } from '../../cart/cart-slice.ts'

/**
 * Thanks for a registration and leads to the page of a registration with a filled cart, else to the form for a first
 * address (spec 000 §2). A guest with a cart goes on to the checkout, without a notice that would cover it: the form has said
 * what the mail is for.
 */
export function useAfterRegistration(kind: 'account' | 'guest'): () => void {
  const language = useLanguage()
  const isCartFilled = useAppSelector(selectCartSize) > 0
  const isStaff = useAppSelector(selectStaff)
  const goTo = useGoTo()
  return () => {
    const next: RouteName = !isCartFilled
      ? 'RegistroCorrectoAddAddress'
      : kind === 'guest'
        ? 'Checkout'
        : 'RegistroCorrectoCarrito'
    // The document is loaded again for the new customer, in whose name store mode goes on.
    if (isStaff) return location.assign(routePath(language, next))
    if (next !== 'Checkout') notify({ key: thanks[kind], tone: 'success', page: 'next' })
    goTo(routePath(language, next), { replace: true })
  }
}

const thanks = {
  account: 'account:register.thanks',
  guest: 'account:guest.thanks',
} as const satisfies Record<string, MessageKey>
