import type { Executor } from './connection.ts'

/**
 * A statement that is asked again and again: put together once, and planned once a connection. Where an answer takes a few
 * small ones, that is most of what they cost. Its values are placeholders; a transaction puts together its own.
 */
export function prepared<Statement>(
  prepare: (executor: Executor) => Statement,
): (executor: Executor) => Statement {
  const statements = new WeakMap<Executor, Statement>()
  return (executor) => {
    const known = statements.get(executor) ?? prepare(executor)
    statements.set(executor, known)
    return known
  }
}
