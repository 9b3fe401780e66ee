export { formatMoney } from '@colada/domain/money/format-money'
