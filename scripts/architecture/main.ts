import { root } from '../run.ts'
import { architectureRules } from './architecture-rules.ts'

let count = 0
for (const [name, rule] of Object.entries(architectureRules)) {
  const violations = rule(root)
  count += violations.length
  for (const { where, problem } of violations) console.log(`${where}  ${problem}`)
  console.log(violations.length === 0 ? `✓ ${name}` : `✗ ${name}: ${violations.length}`)
}
process.exit(count === 0 ? 0 : 1)
