import { Component, type ReactNode } from 'react'

type FaultBoundaryProps = { children: ReactNode }

/** The last resort, for a fault in the shell itself, where no page for faults can stand. */
export class FaultBoundary extends Component<FaultBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError = () => ({ hasFailed: true })

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return (
      <html lang="es-CL">
        <head>
          <title>No pudimos mostrar esta página</title>
        </head>
        <body>
          <h1>No pudimos mostrar esta página</h1>
          <p>
            <a href="/">Volver al inicio</a>
          </p>
        </body>
      </html>
    )
  }
}
