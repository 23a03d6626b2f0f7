import { Component, type ReactNode } from 'react'

type FaultBoundaryProps = { children: ReactNode }

/** Wraps each part of the frame that all pages share: a part that throws is left out, and the page stays. */
export class FaultBoundary extends Component<FaultBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError = () => ({ hasFailed: true })

  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}
