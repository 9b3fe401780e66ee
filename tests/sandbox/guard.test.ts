import { assertSandboxAllowed } from '@colada/sandbox/guard'
import { expect, test } from 'vitest'

test.each([
  ['development', {}],
  ['tests', { NODE_ENV: 'test' }],
  ['a demonstration in production', { NODE_ENV: 'production', COLADA_SANDBOX: '1' }],
])('the sandbox is allowed in %s', (_, env) => {
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
])('it is refused because it %s: %j', (sentence, env) => {
  expect(() => assertSandboxAllowed(env)).toThrow(sentence)
})
