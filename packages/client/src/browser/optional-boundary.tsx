import { Component, type ReactNode } from 'react'

export interface OptionalBoundaryProps {
  /** Called once when rendering has failed. */
  readonly onFailed: () => void
  readonly children: ReactNode
}

/** An error boundary that renders nothing after an error: for third-party content that the page works without. */
export class OptionalBoundary extends Component<OptionalBoundaryProps, { readonly failed: boolean }> {
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
