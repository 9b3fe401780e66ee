import { CouponField } from '@colada/ui'
import { useState } from 'react'
import { useTypedEarly } from '../../platform/browser/use-typed-early.ts'
import { useWords } from '../../platform/language/words.tsx'
import { selectCoupon } from '../../platform/store/cart-state.ts'
import { useAppSelector } from '../../platform/store/hooks.ts'

const longest = 30

/**
 * A code that is given before there is an order: it waits in the cart. Whether it counts depends on what is ordered, by
 * whom and when, so it is checked at the checkout, and this says so (spec 000 §2, Home).
 */
export function KeptCode() {
  const { t } = useWords()
  const kept = useAppSelector(selectCoupon)
  const [typed, setTyped] = useState('')
  const [busy, setBusy] = useState(false)
  const around = useTypedEarly<HTMLDivElement>((text) => setTyped(text.slice(0, longest)))
  // Said whether or not it is needed, so that the document brings the words.
  const words = {
    applied: t('promotions:waiting', { code: kept }),
    remove: t('promotions:remove', { code: kept }),
    failed: t('promotions:notKept'),
  }
  const [failed, setFailed] = useState(false)

  const keep = async (code: string) => {
    setBusy(true)
    setFailed(false)
    try {
      const { keepCode } = await import('./keep-code.ts')
      await keepCode(code)
      setTyped('')
    } catch {
      setFailed(true)
    } finally {
      setBusy(false)
    }
  }

  return (
    <div ref={around}>
      <CouponField
        label={t('promotions:code')}
        value={typed}
        onChange={(text) => setTyped(text.slice(0, longest))}
        onApply={() => void keep(typed.trim().toUpperCase())}
        apply={{ label: t('promotions:keepCode'), busyLabel: t('promotions:keeping') }}
        busy={busy}
        error={failed ? words.failed : undefined}
        applied={
          kept === ''
            ? undefined
            : { text: words.applied, removeLabel: words.remove, onRemove: () => void keep('') }
        }
      />
    </div>
  )
}
