import { couponGiven } from '../../platform/store/cart-slice.ts'
import { bringStore } from '../../platform/store/late.ts'

/** Lets a code wait in the cart; `''` takes it away. What that needs comes only now. */
export async function keepCode(code: string): Promise<void> {
  const store = await bringStore()
  store.dispatch(couponGiven(code))
}
