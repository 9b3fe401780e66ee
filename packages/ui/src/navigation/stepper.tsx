import { CheckIcon } from '../media/icons.ts'
import { VisuallyHidden } from '../text/visually-hidden.tsx'
import * as styles from './stepper.css.ts'

export type StepperProps = {
  /** Name of the list: "Pasos del pedido". */
  readonly label: string
  readonly steps: readonly { readonly id: string; readonly label: string }[]
  /** Id of the current step; those before it are done. */
  readonly current: string
  /** Announced after a completed step: "hecho". */
  readonly doneLabel: string
}

/** Progress in a process of several steps. */
export function Stepper({ label, steps, current, doneLabel }: StepperProps) {
  const at = steps.findIndex((step) => step.id === current)
  return (
    <ol className={styles.list} role="list" aria-label={label}>
      {steps.map((step, index) => {
        const state = index < at ? 'done' : index === at ? 'current' : 'ahead'
        return (
          <li
            key={step.id}
            className={styles.step}
            data-state={state}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            <span className={styles.text}>
              {state === 'done' && <CheckIcon size="small" />}
              {step.label}
              {state === 'done' && <VisuallyHidden>{doneLabel}</VisuallyHidden>}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
