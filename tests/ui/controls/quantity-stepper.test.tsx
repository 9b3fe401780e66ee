import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { QuantityStepper } from '#ui/controls/quantity-stepper.tsx'

const onChange = vi.fn()

function Stepper({ start, min, max }: { start: number; min?: number; max?: number }) {
  const [value, setValue] = useState(start)
  return (
    <QuantityStepper
      label="shirts"
      labels={{ decrease: 'less', increase: 'more', remove: 'remove' }}
      value={value}
      min={min}
      max={max}
      onChange={(next) => {
        onChange(next)
        setValue(next)
      }}
    />
  )
}

const field = () => screen.getByRole<HTMLInputElement>('spinbutton')
const type = (text: string) => {
  fireEvent.change(field(), { target: { value: text } })
  fireEvent.keyDown(field(), { key: 'Enter' })
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  onChange.mockReset()
  vi.useRealTimers()
})

describe('typing', () => {
  it.each([
    ['5', 5],
    ['0', 0],
    ['1001', 1000],
    ['12.9', 12],
    ['12,9', 12],
    ['7 shirts', 7],
  ])('%j becomes %i', (text, value) => {
    render(<Stepper start={3} />)
    type(text)
    expect(onChange).toHaveBeenLastCalledWith(value)
  })

  it('keeps the value when the field is left empty', () => {
    render(<Stepper start={3} />)
    fireEvent.change(field(), { target: { value: '' } })
    fireEvent.blur(field())
    expect(field().value).toBe('3')
    expect(onChange).not.toHaveBeenCalled()
  })

  it('is discarded on Escape', () => {
    render(<Stepper start={3} />)
    fireEvent.change(field(), { target: { value: '9' } })
    fireEvent.keyDown(field(), { key: 'Escape' })
    expect(field().value).toBe('3')
  })
})

describe('holding a button down', () => {
  it('repeats while held and ignores the final click', () => {
    render(<Stepper start={3} />)
    const more = screen.getByRole('button', { name: 'more' })
    fireEvent.pointerDown(more, { button: 0 })
    vi.advanceTimersByTime(449)
    expect(onChange).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(onChange).toHaveBeenCalledTimes(1)
    fireEvent.pointerUp(more)
    fireEvent.click(more, { detail: 1 })
    vi.advanceTimersByTime(2000)
    expect(onChange).toHaveBeenCalledTimes(1)
  })

  it('steps once by the keyboard', () => {
    render(<Stepper start={3} />)
    fireEvent.click(screen.getByRole('button', { name: 'more' }), { detail: 0 })
    expect(onChange.mock.calls).toEqual([[4]])
  })

  it('does nothing at a limit, but stays in the Tab order', () => {
    render(<Stepper start={4} max={4} />)
    const more = screen.getByRole<HTMLButtonElement>('button', { name: 'more' })
    fireEvent.click(more)
    expect(onChange).not.toHaveBeenCalled()
    expect(more.getAttribute('aria-disabled')).toBe('true')
    expect(more.disabled).toBe(false)
  })
})

it('names the minus as removing where its next step is 0', () => {
  render(<Stepper start={1} />)
  fireEvent.click(screen.getByRole('button', { name: 'remove' }))
  expect(onChange.mock.calls).toEqual([[0]])
})
