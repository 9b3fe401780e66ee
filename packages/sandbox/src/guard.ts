/**
 * Prevents the sandbox from starting where payments or mail are real.
 *
 * @throws Error when a Stripe key is configured, or in production without `COLADA_SANDBOX=1`.
 */
export function assertSandboxAllowed(env: Record<string, string | undefined>): void {
  if (env.STRIPE_SECRET_KEY) {
    throw new Error(
      'The sandbox does not start while STRIPE_SECRET_KEY is set: the shop would take cards at Stripe and mails here. Unset the key, or do not start the sandbox.',
    )
  }
  if (env.NODE_ENV === 'production' && env.COLADA_SANDBOX !== '1') {
    throw new Error(
      'The sandbox does not start in production: nobody would be charged. Configure STRIPE_SECRET_KEY and SMTP_URL, or set COLADA_SANDBOX=1 to demonstrate the shop without money.',
    )
  }
}
