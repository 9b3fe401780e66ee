import { Component, type ReactNode } from 'react'

export interface OptionalProps {
  /** It did not come; told once. */
  readonly onFailed: () => void
  readonly children: ReactNode
}

/** Something of a third party that the page does without when it breaks. */
export class Optional extends Component<OptionalProps, { readonly failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch() {
    this.props.onFailed()
  }

  override render() {
    return this.state.failed ? null : this.props.children
  }
}
