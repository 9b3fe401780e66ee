import { assertSandboxAllowed } from '@colada/sandbox/guard'
import { expect, test } from 'vitest'

test.each([
  ['development', {}],
  ['tests', { NODE_ENV: 'test' }],
  ['production with COLADA_SANDBOX=1', { NODE_ENV: 'production', COLADA_SANDBOX: '1' }],
])('allows the sandbox in %s', (_, env) => {
  expect(() => assertSandboxAllowed(env)).not.toThrow()
})

test.each([
  ['STRIPE_SECRET_KEY is set', { STRIPE_SECRET_KEY: 'sk_test_1' }],
  [
    'STRIPE_SECRET_KEY is set',
    { STRIPE_SECRET_KEY: 'sk_live_1', NODE_ENV: 'production', COLADA_SANDBOX: '1' },
  ],
  ['does not start in production', { NODE_ENV: 'production' }],
  ['does not start in production', { NODE_ENV: 'production', COLADA_SANDBOX: 'true' }],
])('throws "%s" for %j', (message, env) => {
  expect(() => assertSandboxAllowed(env)).toThrow(message)
})
