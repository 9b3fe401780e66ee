import { useRef, useState, type SubmitEventHandler } from 'react'

import { NumberField } from '../../controls/number-field.tsx'
import * as styles from './measure-form.css.ts'
import {
  parseSide,
  parseSize,
  sides,
  type MeasureLimits,
  type MeasureQuote,
  type MeasureSide,
  type MeasureSize,
} from './measure-size.ts'

export type MeasureLabels = {
  readonly width: string
  readonly height: string
  /** "From 20 to 200 cm". */
  readonly widthHint: string
  readonly heightHint: string
  /** Error for a value outside its limits, with what to do. */
  readonly widthOutOfRange: string
  readonly heightOutOfRange: string
  readonly wholeCentimetres: string
  readonly unit: string
  readonly area: string
  readonly total: string
  /** In place of area and total while the measures are incomplete. */
  readonly incomplete: string
}

export type MeasureFormProps = {
  readonly id: string
  readonly labels: MeasureLabels
  readonly limits: MeasureLimits
  /** Previous measures. */
  readonly initial?: MeasureSize
  readonly getQuote: (size: MeasureSize) => MeasureQuote
  readonly onConfirm: (size: MeasureSize) => void
}

/** Width and height in whole centimetres, with an immediate quote. */
export function MeasureForm({ id, labels, limits, initial, getQuote, onConfirm }: MeasureFormProps) {
  const [texts, setTexts] = useState({
    width: String(initial?.width ?? ''),
    height: String(initial?.height ?? ''),
  })
  const [errors, setErrors] = useState<Partial<Record<MeasureSide, 'fraction' | 'beyond'>>>({})
  const fields = { width: useRef<HTMLInputElement>(null), height: useRef<HTMLInputElement>(null) }
  const errorMessages = {
    width: { fraction: labels.wholeCentimetres, beyond: labels.widthOutOfRange },
    height: { fraction: labels.wholeCentimetres, beyond: labels.heightOutOfRange },
  }

  const size = parseSize(texts, limits)
  const quote = size && getQuote(size)

  const change = (side: MeasureSide) => (typed: string) => {
    // Digits after a comma are the fraction: 12,5 must not become 125.
    const goesOn = typed.length > texts[side].length && typed.startsWith(texts[side])
    if (errors[side] === 'fraction' && goesOn) return
    const { text, outcome } = parseSide(typed, limits[side])
    setTexts({ ...texts, [side]: text })
    setErrors({ ...errors, [side]: outcome === 'fine' ? undefined : outcome })
  }

  const leave = (side: MeasureSide) => () => {
    if (texts[side] && Number(texts[side]) < limits[side].min) setErrors({ ...errors, [side]: 'beyond' })
  }

  const submit: SubmitEventHandler<HTMLFormElement> = (event) => {
    event.preventDefault()
    if (size) return onConfirm(size)
    const missing = sides.filter((side) => !(Number(texts[side]) >= limits[side].min))
    setErrors(Object.fromEntries(missing.map((side) => [side, 'beyond' as const])))
    fields[missing[0] ?? 'width'].current?.focus()
  }

  return (
    <form id={id} noValidate onSubmit={submit} className={styles.root}>
      <div className={styles.sides}>
        {sides.map((side) => (
          <NumberField
            key={side}
            ref={fields[side]}
            {...(side === 'width' && { 'data-first-focus': '' })}
            label={labels[side]}
            hint={side === 'width' ? labels.widthHint : labels.heightHint}
            error={errors[side] && errorMessages[side][errors[side]]}
            suffix={labels.unit}
            value={texts[side]}
            onValueChange={change(side)}
            // Called after onValueChange, with the unfiltered input.
            onInvalidInput={change(side)}
            onBlur={leave(side)}
          />
        ))}
      </div>
      <div role="status" className={styles.result}>
        {quote ? <Quote labels={labels} quote={quote} /> : labels.incomplete}
      </div>
    </form>
  )
}

function Quote({ labels, quote }: { labels: MeasureLabels; quote: MeasureQuote }) {
  return (
    <dl className={styles.quote}>
      <div className={styles.line}>
        <dt>{labels.area}</dt>
        <dd>{quote.area}</dd>
      </div>
      <div className={styles.total}>
        <dt>
          {labels.total}
          {quote.note && <span className={styles.note}>{quote.note}</span>}
        </dt>
        <dd>{quote.total}</dd>
      </div>
    </dl>
  )
}
