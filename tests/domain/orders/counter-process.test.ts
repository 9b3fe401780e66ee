import { counterChoiceOf, counterChoices, toCounterProcess } from '@colada/domain/orders/counter-process'
import { staffProcessTypes } from '@colada/domain/orders/process'
import { expect, it } from 'vitest'

const processes = ['reserve_order', 'new_order_bono', 'add_items_to_order'] as const

it('has each of the seven processes of staff once, and the one of customers for the payment page', () => {
  const sent = processes.flatMap((process) =>
    counterChoices(process).map((choice) => toCounterProcess(process, choice)),
  )
  expect(sent.toSorted()).toEqual([...staffProcessTypes, ...processes].toSorted())
})

it('lets only new orders stay unpaid', () => {
  expect(processes.filter((process) => counterChoices(process).includes('unpaid'))).toEqual(['reserve_order'])
})

it('says how each process was paid', () => {
  for (const process of processes)
    for (const choice of counterChoices(process))
      expect(counterChoiceOf(toCounterProcess(process, choice))).toBe(choice)
})
