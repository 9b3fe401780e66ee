import { useLanguage } from '@colada/client/language/use-language'
import { routePath } from '@colada/domain/routes/route-path'
import type { MessageKey } from '../../../platform/language/messages.ts'
import { notify } from '../../../platform/notices/notices.ts'
import { useGoTo } from '../../../platform/routes/go-to.ts'
import { useAppSelector } from '../../../platform/store/hooks.ts'
import { selectCartSize } from '../../cart/cart-slice.ts'

/** Thanks for a registration and leads to a filled cart, else to the form for a first address (spec 000 §2). */
export function useAfterRegistration(): (thanks: MessageKey) => void {
  const language = useLanguage()
  const isCartFilled = useAppSelector(selectCartSize) > 0
  const goTo = useGoTo()
  return (key) => {
    notify({ key, tone: 'success', page: 'next' })
    const next = isCartFilled ? 'RegistroCorrectoCarrito' : 'RegistroCorrectoAddAddress'
    goTo(routePath(language, next), { replace: true })
  }
}
