import { root } from '../run.ts'
import { houseRules } from './house.ts'

let broken = 0
for (const [name, rule] of Object.entries(houseRules)) {
  const violations = rule(root)
  broken += violations.length
  for (const { where, problem } of violations) console.log(`${where}  ${problem}`)
  console.log(violations.length === 0 ? `✓ ${name}` : `✗ ${name}: ${violations.length}`)
}
process.exit(broken === 0 ? 0 : 1)
