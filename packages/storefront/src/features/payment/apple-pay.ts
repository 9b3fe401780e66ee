/** Safari's API, which TypeScript's DOM types lack. */
interface ApplePayWindow {
  readonly ApplePaySession?: { canMakePayments(): boolean }
}

/** Whether this browser and device have Apple Pay. It asks the browser only, and loads no script. */
export function hasApplePay(): boolean {
  try {
    return (window as ApplePayWindow).ApplePaySession?.canMakePayments() ?? false
  } catch {
    // Documents without https may not ask.
    return false
  }
}
