import { useRef, useState, type SubmitEventHandler } from 'react'
import { NumberField } from '../../fields/number-field.tsx'
import * as styles from './measure-form.css.ts'
import {
  parseSide,
  parseSize,
  settleSide,
  sides,
  type MeasureLimits,
  type MeasureQuote,
  type MeasureSide,
  type MeasureSize,
  type SideProblem,
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
  /** How metres were read: "1,6 m = 160 cm". */
  readonly metresRead: (metres: string, centimetres: number) => string
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
  const [errors, setErrors] = useState<Partial<Record<MeasureSide, SideProblem>>>({})
  const [notes, setNotes] = useState<Partial<Record<MeasureSide, string>>>({})
  const fields = { width: useRef<HTMLInputElement>(null), height: useRef<HTMLInputElement>(null) }
  const errorMessages = {
    width: { fraction: labels.wholeCentimetres, beyond: labels.widthOutOfRange },
    height: { fraction: labels.wholeCentimetres, beyond: labels.heightOutOfRange },
  }

  const size = parseSize(texts, limits)
  const quote = size && getQuote(size)

  const change = (side: MeasureSide) => (typed: string) => {
    const { text, problem } = parseSide(typed, limits[side])
    setTexts({ ...texts, [side]: text })
    setErrors({ ...errors, [side]: problem })
    setNotes({ ...notes, [side]: undefined })
  }

  const leave = (side: MeasureSide) => () => {
    const { text, problem, centimetres } = settleSide(texts[side], limits[side])
    if (!problem && !centimetres) return
    setTexts({ ...texts, [side]: text })
    setErrors({ ...errors, [side]: problem })
    if (centimetres) setNotes({ ...notes, [side]: labels.metresRead(texts[side], centimetres) })
  }

  const submit: SubmitEventHandler<HTMLFormElement> = (event) => {
    event.preventDefault()
    if (size) return onConfirm(size)
    // Enter does not leave the field: metres are shown in centimetres before they are confirmed.
    const unsettled = sides.find((side) => /[.,]/.test(texts[side]))
    if (unsettled) return leave(unsettled)()
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
            below={
              <span role="status" className={styles.read}>
                {notes[side]}
              </span>
            }
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
