import type { Executor } from './connection.ts'

/**
 * Caches a prepared statement per executor: it is built once and planned once per connection, which is most of the cost of
 * a small query. Values are placeholders. Each transaction is an executor and builds its own.
 */
export function prepared<Statement>(
  prepare: (executor: Executor) => Statement,
): (executor: Executor) => Statement {
  const statements = new WeakMap<Executor, Statement>()
  return (executor) => {
    const statement = statements.get(executor) ?? prepare(executor)
    statements.set(executor, statement)
    return statement
  }
}
